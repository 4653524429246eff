/** Wordy phrases and the plain word for each: the words say the same, in fewer. */
export const plainPhrases: readonly [said: readonly string[], plain: string][] = (
  [
    ['due to the fact that', 'because'],
    ['because of the fact that', 'because'],
    ['owing to the fact that', 'because'],
    ['despite the fact that', 'although'],
    ['in spite of the fact that', 'although'],
    ['at this point in time', 'now'],
    ['at that point in time', 'then'],
    ['on a daily basis', 'every day'],
    ['on a weekly basis', 'every week'],
    ['on a monthly basis', 'every month'],
    ['on a regular basis', 'regularly'],
    ['in a timely manner', 'on time'],
    ['in the event that', 'if'],
    ['the majority of the', 'most of the'],
    ['the majority of my', 'most of my'],
    ['the majority of our', 'most of our'],
    ['with regards to', 'about'],
    ['with regard to', 'about'],
    ['in regards to', 'about'],
    ['has the ability to', 'can'],
    ['have the ability to', 'can'],
    ['first and foremost', 'first'],
    ['each and every', 'every'],
    ['try and do', 'try to do'],
    ['try and get', 'try to get'],
    ['try and make', 'try to make'],
    ['try and find', 'try to find'],
    ['try and keep', 'try to keep'],
    ['try and show', 'try to show'],
    ['try and see', 'try to see'],
    ['try and help', 'try to help'],
    ['try and understand', 'try to understand'],
    ['could of been', 'could have been'],
    ['should of been', 'should have been'],
    ['would of been', 'would have been'],
    ['should of done', 'should have done'],
    ['could of done', 'could have done'],
    ['would of done', 'would have done'],
  ] as const
).map(([said, plain]) => [said.split(' '), plain]);

/** Misspellings that can be nothing else. */
export const spellings: ReadonlyMap<string, string> = new Map(
  'teh:the adn:and taht:that thier:their recieve:receive recieved:received recieving:receiving seperate:separate seperated:separated seperately:separately definately:definitely definitly:definitely occured:occurred occuring:occurring untill:until wich:which becuase:because becasue:because beacuse:because alot:a_lot truely:truly tommorow:tomorrow tomorow:tomorrow begining:beginning beleive:believe beleived:believed acheive:achieve acheived:achieved acomplish:accomplish accomodate:accommodate accross:across adress:address agressive:aggressive aquire:acquire arguement:argument assisstant:assistant basicly:basically buisness:business busness:business calender:calendar catagory:category collegue:colleague collegues:colleagues collegaue:colleague commited:committed comming:coming commitee:committee completly:completely concious:conscious critisism:criticism custumer:customer custumers:customers decison:decision deparment:department desicion:decision diffrent:different dissapointed:disappointed embarass:embarrass embarassed:embarrassed enviroment:environment equiptment:equipment excercise:exercise existance:existence experiance:experience experienceing:experiencing familar:familiar finaly:finally finially:finally foriegn:foreign freind:friend freinds:friends garantee:guarantee goverment:government greatful:grateful happend:happened immediatly:immediately immediatley:immediately imediately:immediately independant:independent interupt:interrupt interupted:interrupted knowlege:knowledge liason:liaison maintainance:maintenance managment:management neccessary:necessary necesary:necessary noticable:noticeable oportunity:opportunity opertunity:opportunity orginally:originally paitent:patient paitents:patients particulary:particularly peice:piece percieve:perceive persistant:persistent posession:possession prefered:preferred probaly:probably probly:probably profesional:professional proffesional:professional realy:really recomend:recommend recomended:recommended refered:referred relevent:relevant resposible:responsible responsability:responsibility responsibilty:responsibility resturant:restaurant restaraunt:restaurant roomates:roommates roomate:roommate scedule:schedule schedual:schedule secratary:secretary sieze:seize similiar:similar sincerly:sincerely specificly:specifically succesful:successful successfull:successful sucessful:successful sucess:success suprise:surprise suprised:surprised throughly:thoroughly togather:together transfered:transferred truley:truly usefull:useful usualy:usually wether:whether whereever:wherever wierd:weird wroking:working writting:writing writen:written currenly:currently eveyone:everyone everone:everyone evryone:everyone imput:input alway:always toghether:together strenght:strength strenghts:strengths lenght:length hieght:height weigth:weight differnt:different importent:important intrest:interest intrested:interested interesing:interesting improvment:improvement'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string])
    .map(([wrong, right]) => [wrong, right.replace('_', ' ')]),
);
