/**
 * The words that the commonest passwords are built of: lower case, letters as letters (no 0 for o). A password that is
 * one of them, dressed up with digits, signs and capitals, is among the first that anybody tries.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd passphrase pass passme mypass mypassword parola contrasena motdepasse senha wachtwoord
  secret secrets topsecret geheim hidden private admin administrator administrador root superuser sysadmin sysop
  webmaster master masters owner manager user username guest test tests tester testing testtest demo sample example
  default temp temporary changeme changeit change letmein letmeinnow openup opensesame access accesso entry enter
  login logmein logon signin signup welcome welcomeback wellcome willkommen bienvenue bienvenido hello helloworld
  hellohello hallo hola bonjour ciao goodbye thankyou please nothing something whatever anything everything
  trustnoone trustno nopassword nopass none unknown blank computer laptop desktop internet network server database
  oracle mysql postgres cisco router system windows linux ubuntu apple macbook iphone ipad android samsung nokia
  google gmail yahoo hotmail outlook microsoft facebook instagram twitter youtube linkedin amazon netflix spotify
  paypal ebay dropbox skype discord whatsapp telegram github gitlab chatgpt myspace tumblr reddit tiktok
  qwerty qwert qwer qwertyu qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjk
  asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qaz wsx zaqwsx zaqxsw zaq poiuy poiuyt
  poiuytrewq lkjhgfdsa mnbvcxz qwaszx qwerasdf wasd dvorak abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aabbcc
  abcabc aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aa ab xx xxx xxxx xxxxx xxxxxx zzz zzzz zzzzzz qqqqqq asd asdasd qwe
  qweqwe qq zxc zxczxc abab ababab onetwothree onetwo twothree
  love lover lovers loveme loveyou loveu lovely iloveyou iloveu ilovegod ilovejesus ilovehim iloveher iloveme
  ilovemom iloveyoutoo loveislife truelove mylove forever always amor teamo tequiero mahal mahalkita kiss kisses hug
  heart sweetheart sweetie honey baby babe babyboy babygirl babydoll bebe darling angel angels angelina devil princess
  princesa prince queen king kings kingdom barbie beautiful pretty cutie cute sexy hottie hot sexygirl badboy badgirl
  goodgirl girl girls boy boys women lady sugar candy chocolate cookie cookies cupcake banana apples orange oranges
  cherry strawberry peaches pineapple coffee pepper ginger cinnamon vanilla butter cheese chicken pizza burger beer
  whiskey tequila vodka corona budweiser
  monkey dragon tiger tigers lion lions eagle eagles falcon falcons hawk wolf wolves wolfpack bear bears panther
  panthers jaguar leopard puppy puppies kitty kitten kittycat hellokitty cat cats dog dogs doggy doggie horse horses
  pony dolphin dolphins shark sharks snake spider scorpion butterfly bunny rabbit turtle froggy froggie penguin phoenix
  unicorn pokemon pikachu charizard
  football futbol soccer baseball basketball hockey tennis golf golfer swimming running rugby cricket volleyball
  wrestling boxing skateboard snowboard surfing surfer fishing hunting racing nascar ferrari porsche mustang corvette
  camaro mercedes bmw toyota honda yamaha suzuki ducati harley davidson chevy chevrolet ford dodge jeep
  liverpool chelsea arsenal manchester manunited barcelona realmadrid juventus bayern everton rangers celtic lakers
  yankees cowboys steelers packers redsox redskins patriots raiders broncos giants dodgers cubs braves ravens
  ronaldo messi neymar beckham jordan kobe lebron tyson ronaldinho zidane
  superman batman spiderman ironman captain america avengers wonderwoman hulk thor joker harrypotter hogwarts
  hermione gandalf frodo starwars starwar yoda jedi skywalker vader darthvader startrek spock enterprise matrix neo
  trinity terminator rocky rambo godzilla kingkong mickey mickeymouse minnie donald goofy snoopy garfield scooby
  scoobydoo simpsons homer bart tinkerbell simba nemo shrek minecraft fortnite roblox warcraft starcraft counterstrike
  halo zelda mario nintendo playstation xbox gamer game games gameover player naruto sasuke goku vegeta onepiece
  metallica nirvana beatles eminem slipknot greenday blink linkinpark tupac madonna elvis rockstar rockandroll music
  guitar drummer piano musica
  sunshine sunflower sunset sunny moon moonlight star stars starlight stargate summer winter spring autumn fall
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday christmas halloween easter newyear
  birthday happy happyday happiness smile smiley lucky luckyone freedom liberty peace hope faith blessed blessing
  jesus jesuschrist christ god godisgood godislove bible church heaven angelsarereal allah mohammed buddha krishna
  shiva ganesh omsairam saibaba jaimatadi
  family mother father mommy mom mama daddy dad papa sister brother friend friends bestfriend grandma grandpa
  michael michelle jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony robert william david
  joseph thomas charlie charles george harry henry james john johnny jack jackson oliver oscar max maxwell buddy
  bailey bella molly maggie lucy daisy sophie samantha sam sammy alex alexander alexandra alexis andrea anna
  antonio carlos juan maria jose luis miguel pablo diego fernando alejandro ricardo eduardo daniela gabriel gabriela
  isabella valentina camila natalia patricia monica veronica vanessa victoria elizabeth sarah hannah emily emma
  olivia chloe rachel rebecca lauren megan melissa stephanie christine christina christian christopher kevin brian
  eric steven justin brandon tyler dylan austin jordan dakota cameron taylor morgan logan hunter mason ethan noah
  liam jacob joshua nathan nicholas benjamin samuel patrick peter paul mark marcus martin richard edward frank
  dennis douglas donna barbara linda susan karen nancy betty helen sandra carol amy angela laura lisa julie julia
  katie kelly kimberly tiffany crystal amber jasmine brittany danielle courtney heather
  mohamed muhammad ahmed ali hassan ibrahim fatima sergey vladimir dmitry natasha svetlana anastasia
  london paris berlin madrid roma milano napoli newyork newyorkcity chicago boston texas dallas houston denver
  phoenix florida miami california losangeles hollywood lasvegas seattle hawaii canada toronto mexico brasil brazil
  argentina colombia peru chile espana germany deutschland england france italia portugal india bangalore mumbai delhi
  pakistan china beijing japan tokyo korea singapore australia sydney melbourne russia moscow turkey istanbul israel
  egypt nigeria africa europe usa america
  company office business work worker job jobs career money cash dollar million millionaire billionaire bank visa
  school college university student teacher class doctor nurse lawyer police soldier army marine marines navy airforce
  warrior ninja samurai knight pirate hunter killer assassin gangster thug player boss bigboss chief legend hero
  champion winner number numberone numero first second ready steady
  fuck fuckyou fuckoff fuckme fucker asshole bitch bullshit shit dick pussy bastard hell damn sucker suckit loser
  blahblah blah foobar foo bar baz lorem ipsum lol rofl omg wtf yolo swag haha hahaha
  black white red blue green yellow purple pink silver gold golden diamond diamonds crystal ruby emerald sapphire pearl
  thunder lightning storm rainbow flower flowers rose roses lily daisy tulip ocean beach island river mountain forest
  snow snowball snowman iceman icecream fire firefly phoenix magic magician wizard shadow ghost vampire zombie demon
  maverick viper cobra stealth ranger commander bulldog mustang gunner sniper bullet trigger blade hammer
  nothing nobody somebody crazy stupid idiot genius cool coolio awesome fantastic amazing wonderful perfect special
  summerlove sweet sweety sweetpea buttercup pumpkin peanut cupid casper tweety bubbles bambam yellowstone
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Walks over the keyboard and the like, which hold no word: lower case, as they are typed. */
export const commonSequences: ReadonlySet<string> = new Set([
  '1qaz@wsx',
  '1qaz!qaz',
  '1qaz2wsx!',
  '!qaz2wsx',
  '!qaz@wsx',
  '!qaz1qaz',
  '1qaz@wsx3edc',
  '!qaz2wsx#edc',
  '1qaz2wsx#edc',
  '1qaz@wsx#edc',
  '1qaz2wsx3edc!',
  'zaq1@wsx',
  'zaq!2wsx',
  'zaq12wsx!',
  'zaq1!qaz',
  'xsw2@wsx',
  'q1w2e3r4!',
  'q1w2e3r4t5!',
  '!q2w3e4r',
  '1q2w3e4r!',
  '1q2w3e4r5t!',
  '1q2w3e4r%t',
  '1q2w3e$r',
  'a1b2c3d4!',
  'a1s2d3f4!',
  'q!w@e#r$',
  '1a2b3c4d!',
  '1234qwer!',
  '123qwe!@#',
  '!@#123qwe',
  '!@#$1234qwer',
  '1234!@#$qwer',
  'qwer!@#$1234',
  'qwe123!@#',
  'abc123!@#',
  'asd123!@#',
  'zxc123!@#',
  'asdf1234!@#$',
  'qwer1234!@#$',
  'p@$$w0rd1!',
]);
