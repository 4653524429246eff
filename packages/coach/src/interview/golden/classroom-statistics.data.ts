/** Statistics and economics as a first-year class answers them, marked 0 to 5 by meaning; a part was added after a first scoring, none after a change. */
export const classroomStatistics = `
q: When is the median a better summary than the mean?
i: When the data are skewed or have outliers, because extreme values pull the mean but hardly move the median.
5 If there are a few very big or very small values, like in incomes: they distort the average while the middle value stays about the same.
4 When there are outliers
3 for skewed distributions
0 When the data is symmetric and has no extreme values.
1 The median is the value in the middle when you sort the data.
0 If you have many numbers, because the median is affected more by the outliers.
5 When the data are skewed or have outliers because these extreme values pull the mean but not the median.
4 if there are extreme values which pull the mean
2 when the data has a large range of values
0 when the sample is small

q: What is opportunity cost?
i: The value of the best alternative that you give up when you choose something.
5 What you could have had instead: the next best option you let go by deciding for this one
5 the benefit of the most valuable choice not taken
3 what you lose when you pick one thing over another
1 The money that you have to pay to get an opportunity.
0 It is the profit that a firm makes from an opportunity.
2 the cost of other options
5 The opportunity cost is the value of the best alternative that you give up when you make a choice.
4 the value of the alternative you give up
2 The value of something you choose
0 the cost of producing one more unit

q: Why does correlation not prove causation?
i: Both variables may be driven by a third one, or the relation may be a coincidence or run the other way.
5 There can be a hidden factor that influences the two of them, like summer heat for ice cream and drowning. Or it is chance, or B causes A.
4 because of confounding variables
3 Two things can go up together without one being the reason for the other.
2 it could be just a coincidence
0 Because if two variables are correlated, one of them always causes the other.
1 Correlation is a number between -1 and 1.
5 Because a third variable may drive both variables or the relation may be a coincidence or go the other way.
4 a third variable may cause both
2 The relation between variables is not always a cause
0 because the sample is too small to prove anything

q: What does a p-value of 0.03 mean?
i: If the null hypothesis were true, a result at least this extreme would turn up in 3 percent of samples.
5 Assuming there is no effect, you'd see data as extreme as this or more only three times out of a hundred
3 The result is significant at the 5% level, so we reject the null hypothesis.
1 There is a 3% chance that the null hypothesis is true.
0 The alternative hypothesis is true with 3 percent probability.
4 the probability of getting such an extreme result by chance alone when H0 holds is 3%
1 that it is a small value
5 If the null hypothesis is true there is a 3 percent probability to get a result at least this extreme.
4 a result this extreme would occur in 3 percent of samples if the null hypothesis was true
2 the null hypothesis can be rejected
0 that 3 percent of the data are wrong

q: What happens to the price of a good when supply falls and demand stays the same?
i: The price rises, because buyers compete for fewer goods.
5 It goes up: there is less to buy for equally many people who want it.
4 the good gets more expensive
4 It increases due to scarcity
0 The price falls, because sellers compete for fewer buyers.
0 it stays the same because demand did not change
2 It will change until there is a new equilibrium
5 The price rises because buyers compete for fewer goods.
4 the price will rise since there are fewer goods
3 The price rises
0 the demand falls too so the price is the same as before

q: What is inflation?
i: A general rise in the price level, so that money buys less than before.
5 Things become more expensive overall and for the same amount of money you get less
4 prices increase over time
2 When one product costs more than last year.
0 When prices go down and money gains value.
3 loss of purchasing power
1 when the bank prints money
5 Inflation is a general rise of the price level, so that you can buy less with your money than before.
4 a general rise of prices
3 money buys less
0 when the stock market loses a lot of value in a short time
`;

export const classroomStatisticsApart = `
q: What does the standard deviation tell you?
i: How far the values typically lie from their mean.
5 the usual distance of a data point to the average
4 how spread out the data is
4 It is a measure of variation. A small one says that most numbers are close to the mean.
2 the square root of the variance
0 It tells which value occurs most often in the data.
1 how much the mean is wrong
5 It tells how far the values lie from the mean on average.
4 how far values are from the mean
2 It tells something about the values and their mean
0 the difference between the largest and the smallest value

q: What does a 95 percent confidence interval mean?
i: If the sampling were repeated many times, about 95 percent of the intervals built this way would contain the true value.
5 Taking lots of samples and making an interval from each, ninety-five in a hundred of them cover the real parameter.
3 We are 95% confident that the true value lies in the interval.
2 There is a 95% probability that the parameter is in there.
0 95 percent of the data lie in the interval.
1 It shows that the result is 95% correct.
4 the method catches the population mean in 95% of the cases
5 If you repeat the sampling many times then about 95 percent of the intervals will contain the true value.
4 95 percent of such intervals contain the true value
2 that we can be 95 percent confident
0 the sample contains 95 percent of the population

q: What is the effect of a maximum price that lies below the market price?
i: Demand exceeds supply, so there is a shortage of the good.
5 More people want to buy at this price but the firms offer less of it, so there won't be enough.
5 it leads to excess demand
3 sellers offer less
0 Supply exceeds demand, so there is a surplus of the good.
1 The good gets cheaper for everybody.
2 black markets can appear
5 There is a shortage of the good because demand exceeds supply.
4 demand exceeds supply
3 a shortage
0 the market price goes down to the maximum price and nothing else happens

q: When does a country have a comparative advantage in a good?
i: When it can produce the good at a lower opportunity cost than another country.
5 If it has to give up less of other things to make it than its trading partner does.
3 when it makes it relatively more efficiently
1 When it can produce more of it than the other country, with the same workers.
0 When its opportunity cost is higher than that of other countries.
4 it has the lowest opportunity costs
2 when it is cheaper there
5 A country has a comparative advantage when it can produce the good at a lower opportunity cost than other countries.
4 if it can produce the good at a lower opportunity cost
2 if it can produce the good at a lower price
0 when it exports more than it imports
`;
