/** Short answers on data, safety, physics and measuring, with a strict teacher's marks from 0 to 5, set before any was scored. */
export const markedData = `
q: What is a primary key?
i: A column or set of columns that uniquely identifies each row of a table and cannot be null.
5 It identifies every row uniquely and must not be empty.
4 a unique identifier for each record
3 The ID column
1 It is the first column of the table.
0 A primary key encrypts the table so that only the administrator can open it.

q: What is the purpose of normalization in databases?
i: It removes redundant data by splitting tables so that each fact is stored once and updates cannot make the data inconsistent.
5 You split the tables so every fact is kept in only one place, which avoids duplicate data and update anomalies.
4 To reduce redundancy and improve integrity
2 to make the database better organised
1 It makes queries faster because there are fewer joins.
0 It scales all the values to lie between zero and one.

q: What does an index do for a query, and what does it cost?
i: It lets the database find rows without scanning the whole table, but it takes space and slows down writes.
5 Lookups become fast since no full scan is needed. The price is storage and slower inserts and updates.
3 It makes searching faster
4 faster reads, slower writes
1 An index is a number for each row in the table.
0 It makes inserts faster but reads need to scan the whole table.

q: What does the A in ACID stand for and what does it mean?
i: Atomicity: either all operations of a transaction take effect or none of them does.
5 Atomicity, which means a transaction is all or nothing.
5 Atomic. If one step fails everything is rolled back.
2 atomicity
1 Availability: the database is always available.
0 Accuracy, it means that all the numbers in the database are correct.

q: What is the difference between an inner join and a left join?
i: An inner join returns only rows that match in both tables; a left join returns all rows of the left table and nulls where the right one has no match.
5 Inner gives you just the matching rows. Left keeps every row from the left table and fills the missing right side with nulls.
4 The left join also keeps rows without a match from the left table
2 An inner join returns matches.
1 Left join takes the left table and inner join takes the inner table.
0 A left join returns only the rows which match in both tables; an inner join returns all the rows.

q: What is a foreign key?
i: A column that refers to the primary key of another table and so links the two.
5 It points to the primary key in a different table, which creates the relation between them.
4 a reference to a row in another table
2 A key that comes from another table.
1 a second key in case the first one is lost
0 It uniquely identifies each row in its own table.

q: What is SQL injection and how do you prevent it?
i: An attacker puts SQL into input that is pasted into a query; it is prevented by parameterized queries that keep input apart from code.
5 Malicious input changes the query because it is concatenated into the SQL string. Prepared statements with bound parameters stop this.
4 Somebody types SQL commands in a form field. Use prepared statements
2 It's when hackers get in your database through a website
1 Use a strong password and a firewall for the database.
0 Inserting many rows at once to make the database faster.

q: What is the difference between symmetric and asymmetric encryption?
i: Symmetric encryption uses one shared key for encryption and decryption; asymmetric encryption uses a public key to encrypt and a private key to decrypt.
5 With symmetric there's one secret key both parties share. With asymmetric you encrypt using the public key and only the private one can decrypt.
4 symmetric: same key for both. asymmetric: key pair
2 Asymmetric is slower.
0 Asymmetric encryption uses the same key for both directions while symmetric encryption uses a key pair.
1 Both are used to protect data from being read by other people.

q: Why are passwords stored as salted hashes?
i: A hash cannot be reversed, and the salt makes equal passwords hash differently so that precomputed tables are useless.
5 If the database leaks you can't turn a hash back into the password, and because of the salt the same password looks different for each user, which defeats rainbow tables.
3 Because hashes can't be turned back into the password
4 So that attackers cannot use rainbow tables and cannot read the passwords
1 So that users can recover their passwords when they forget it.
0 Because it takes less space in the database than the password.

q: What is phishing?
i: An attacker pretends to be someone trustworthy in a message to trick people into giving away passwords or other secrets.
5 Fake messages that look like they come from a bank or your company, made to get you to reveal your login.
4 tricking people by email into revealing their passwords
2 It is a fake email.
1 A virus that is installed on the computer.
0 Guessing passwords by trying all combinations.

q: What is the principle of least privilege?
i: Each user or program gets only the rights that it needs for its task and no more.
5 Give everyone just the permissions they need to do their job.
4 minimal access rights
2 Not everybody should be an administrator.
1 Users with the least experience get the privileges first.
0 All the users get the same rights so it is fair.

q: What is the difference between the mean and the median?
i: The mean is the sum of the values divided by their number; the median is the middle value of the sorted data and is not affected by outliers.
5 Mean: add all up and divide by how many there are. Median: sort and take the middle one, so extreme values hardly change it.
3 The median is the middle value and the mean is the average
2 The mean is affected by outliers
0 The mean is the middle value of the sorted data, the median is the sum divided by the number of values.
1 They're both a kind of average.

q: What does a p-value of 0.03 mean?
i: If the null hypothesis were true, a result at least this extreme would occur in 3 percent of cases.
5 Assuming there is no real effect, there is a 3% chance to see data this extreme or more so.
3 The result is significant at the 5 percent level
1 There is a 3% probability that the null hypothesis is true.
0 It means that 3 of the participants did not answer.
1 It means the effect is small.

q: What is overfitting?
i: A model learns the noise of its training data and therefore performs badly on new data.
5 The model fits the training set too closely, noise included, so it does not generalise.
5 good on training data, bad on unseen data
3 When the model is too complex
1 When the model has too much data.
0 The model performs badly on the training data but well on new data.

q: What does correlation not tell you?
i: It does not tell that one variable causes the other; both may depend on a third.
5 That one thing causes the other. There could be a hidden factor behind both.
4 causation
2 It doesn't tell you everything about the data.
0 It does not tell how strongly two variables move together.
1 The exact values of the two variables.

q: What is a confounding variable?
i: A variable that influences both the supposed cause and the effect and so creates or hides an association between them.
5 Something that affects both the exposure and the outcome, making them look related when they may not be.
4 a third factor which influences both variables
2 A variable which disturbs the experiment.
1 A variable that is hard to measure.
0 The variable that the researcher changes in the experiment.

q: What is the difference between series and parallel circuits?
i: In a series circuit the same current flows through all components in one path; in a parallel circuit each branch has the same voltage and the current divides.
5 Series has a single path so the current is the same everywhere. Parallel has several branches, all with equal voltage, and the current splits between them.
3 In series there is one path, in parallel there are several
2 If one bulb fails in series all go out.
0 In a parallel circuit the same current flows through all components; in a series circuit each part has the same voltage.
1 Parallel circuits are used at home.

q: Why does a bulb get dimmer when another bulb is added in series?
i: The total resistance goes up, so less current flows through the circuit.
5 More resistance in total means the current gets smaller.
5 because the added bulb increases resistance and the current drops
3 They have to share the voltage of the battery
1 Because the battery gets empty.
0 because the resistance gets lower and more current flows

q: What does a fuse do?
i: It melts and breaks the circuit when the current gets too high, protecting the wiring and devices.
5 The wire inside it melts if too much current flows, which opens the circuit and protects the cables.
4 stops the current if it is too strong
2 it protects the house
1 It is a safety part in the electrical box next to the meter.
0 It increases the voltage when the current gets too low.

q: What does a transformer do?
i: It changes the voltage of alternating current by induction between two coils.
5 It steps an AC voltage up or down using two coils that share a magnetic field.
3 changes voltage
4 Makes AC voltage higher or lower
0 It turns alternating current into direct current.
1 It transforms electricity.

q: Why does a metal spoon feel colder than a wooden one at the same temperature?
i: Metal conducts heat better, so it draws heat from your hand faster.
5 Because the metal takes the warmth out of your hand more quickly than wood does.
4 metal is a better conductor
1 Because metal is colder than wood.
1 Metal keeps the cold inside for a longer time.
0 Wood conducts heat better than metal so it draws heat faster from the hand.

q: State Newton's third law.
i: For every action there is an equal and opposite reaction.
5 If one body pushes on another, the second pushes back with the same force in the other direction.
5 every action has an equal and opposite reaction
2 Forces come in pairs.
0 Force equals mass times acceleration.
0 A body stays at rest or in motion unless a force acts on it.
`;
