import { defineRole } from '../define.ts';

export const graphicDesigner = defineRole({
  id: 'graphic-designer',
  title: 'Graphic designer',
  titles: [
    'graphic designer',
    'graphics designer',
    'visual designer',
    'brand designer',
    'print designer',
    'graphic artist',
    'digital designer',
    'communication designer',
    'layout artist',
    'packaging designer',
    'motion graphics designer',
    'illustrator',
    'logo designer',
    'editorial designer',
    'artworker',
    'production artist',
  ],
  signals: [
    'typography',
    'indesign',
    'photoshop',
    'adobe creative',
    'branding',
    'layout',
    'logo',
    'packaging design',
    'artwork',
    'cmyk',
    'typeface',
    'brand guidelines',
    'prepress',
    'brochures',
  ],
  questions: [
    {
      id: 'gd-screen-to-print',
      kind: 'knowledge',
      competency: 'print production',
      level: 1,
      type: 'technical',
      text: 'What has to change in a file that was designed for screens before it can go to an offset printer?',
      ideal:
        'I change color, resolution, edges and format. Screens mix light in RGB, while offset printing uses CMYK inks with a smaller range, so I convert with the profile the printer names, check bright greens and oranges, and decide whether a brand color needs a spot ink. Photos need about 300 pixels per inch at the printed size; 72 is a screen habit. I add three millimeters of bleed wherever something touches the edge, and keep text at least five millimeters inside the trim. Black text is set in 100 percent black only, because four inks never register perfectly on thin strokes; large black areas may be a rich black within the ink limit. Then I export a PDF/X with fonts embedded, run preflight and ask for a proof. On my last brochure the proof showed a photo 15 percent too dark, and an hour of work saved a reprint.',
      concepts: {
        'rgb becomes cmyk':
          'rgb to cmyk | cmyk inks | convert with the printer profile | smaller color range | spot ink for the brand color',
        resolution: '300 pixels per inch | 300 dpi at printed size | image resolution too low',
        'bleed and safe area': 'three millimeters of bleed | text inside the trim | safe margin | crop marks',
        'black set properly': '100 percent black only | rich black | black text in one ink | total ink limit',
        'print-ready pdf': 'pdf/x export | fonts embedded | convert fonts to outlines | run preflight',
        'checks a proof': 'ask for a proof | contract proof | color proof before printing',
      },
      followUps: ['What do you do when the client compares the proof with a phone screen?'],
      hint: 'Go through the file in order: color, pixels, edges, black, fonts, export.',
    },
    {
      id: 'gd-vector-pixel',
      kind: 'knowledge',
      competency: 'file formats',
      level: 1,
      type: 'technical',
      text: 'When would you supply a logo as vector art and when as pixels?',
      ideal:
        'The master is always vector, because paths are mathematical: the same file prints sharp on a pen and on a truck, and colors can be changed cleanly. So print, signage, engraving and embroidery get PDF, EPS or AI, and the web gets SVG, which is small and sharp on every display. Pixels come in where vectors are not accepted or make no sense: social media profiles, office documents, email footers and photographic effects. There I export PNG with a transparent background at one, two and three times the size, and never JPEG for a logo, since it blurs edges and has no transparency. What clients really need is a tidy package: full color, black, white for dark grounds, a small version with less detail, each in CMYK, RGB and a spot reference, with names that say what they are. After I began to supply this with a one-page guide, requests for "the logo again" fell from about ten a month to two.',
      concepts: {
        'vector scales freely':
          'paths are mathematical | scales without loss | sharp at any size | sharp on pen and truck',
        'vector for print and signs': 'signage and engraving | pdf eps or ai | embroidery | vector for print',
        'svg on the web': 'web gets svg | svg small and sharp | svg for websites',
        'png where vectors fail':
          'png with transparent background | social media profiles | office documents | export at two times the size',
        'no jpeg for logos': 'jpeg blurs edges | jpeg has no transparency | compression artifacts',
        'complete package':
          'white version for dark grounds | black and white versions | small version with less detail | tidy logo package | one-page guide',
      },
      followUps: ['A client has only a small JPEG of their logo. How do you proceed?'],
      hint: 'Ask where it will end up, and who has to open it.',
    },
    {
      id: 'gd-proudest',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Which piece in your portfolio are you proudest of, and what does it say about the work you want to do?',
      ideal:
        'It is a small leaflet for a city library, folded six times, and it is the least spectacular piece I have. The library had to explain its new lending machines to people who were afraid of them, many of them over seventy or new to the language. I spent a day next to the machines, and noticed that people looked at their hands and not at signs. So I drew the whole thing as a sequence of hands, with eleven words in all, and tested two folds with visitors. The librarians told me afterwards that questions at the desk fell by half within a month, and they printed 20,000 more. It says that I want to make useful things that respect the reader. Your studio does that for museums and transport, which is why I applied here.',
      concepts: {
        'one concrete piece': 'leaflet for a library | poster for | identity for a small shop',
        'the problem it solved':
          'had to explain its new machines | people were afraid of them | new to the language | readers who struggled with',
        'own thinking in it':
          'noticed that people looked | drew it as a sequence | tested folds with visitors',
        'effect it had': 'questions fell by half | printed 20,000 more | client reordered | sales rose after',
        'what kind of work':
          'make useful things | respect the reader | work i want to do | design that explains',
        'link to this studio':
          'your studio does that for | museums and transport | reason i applied to your studio | your kind of clients attracts me',
      },
      followUps: ['What would you do differently in that piece today?'],
      hint: 'Choose the piece with the best reason, not the best look.',
    },
    {
      id: 'gd-vague-feedback',
      kind: 'behavioural',
      competency: 'client communication',
      level: 1,
      type: 'hr',
      text: 'Describe how you handled feedback from a client that was too vague to act on.',
      ideal:
        'In my first job at a small agency, a wine merchant looked at my third label draft and said only that it did not have enough soul. I had to get it approved that week, because the bottling date was fixed. I was tempted to try a fourth version by guessing, but I asked for half an hour with the client and brought 20 labels from the shop. I asked them to sort these into "could be ours" and "never", and to say one word about each. They kept picking labels with a trace of the hand: a stamp, a pencil line, an uneven edge. So soul meant made by people. I kept my layout, redrew the vineyard with ink and changed the paper to a rough one. They approved it the same day, and the first run of 8,000 bottles sold out in two months. Thanks to that client I start every project now with a sorting exercise.',
      concepts: {
        'what was said': 'not have enough soul | make it pop | wanted more feeling | one vague comment',
        'asked instead of guessing':
          'half an hour with the client | not guess a fourth version | asked what it meant | questions about the feeling',
        'made taste visible':
          'labels from the shop | mood board | references side by side | brought examples to sort',
        'understood the meaning': 'soul meant | realized they wanted | so the real wish was | kept picking',
        'changed the right thing':
          'redrew the vineyard | changed the paper | kept my layout | adjusted only the drawing',
        'approval and after': 'approved it the same day | start every project with | client was happy',
      },
      followUps: ['What do you do if two people on the client side pull in different directions?'],
      hint: 'Quote the vague sentence, then show how you turned taste into something you could point at.',
    },
    {
      id: 'gd-typefaces',
      kind: 'knowledge',
      competency: 'typography',
      level: 2,
      type: 'technical',
      text: 'How do you choose and pair typefaces for a long report that will be read on paper and on a phone?',
      ideal:
        'I start with the reading and not with the mood. For long text I look for a face with a generous x-height, open shapes and moderate contrast, since fine hairlines break up on a cheap display and at small sizes in print. Then I check the family: real italics, small capitals if needed, tabular figures for the tables, and every language the report will appear in. For the pair I look for clear contrast with related proportions, for example a serif for text and a sans for headings, captions and charts; two similar sans faces only look like a mistake. Two families are nearly always enough, and hierarchy comes from size, weight and space. I check the license for print, web and embedding in a PDF. After that I set a real page: 9.5 points on 13 and about 65 characters a line on paper, 17 pixels with 1.5 line height on the phone. I print it and read it for ten minutes. In one annual report that test made me change the text face on day two.',
      concepts: {
        'legibility in long text':
          'generous x-height | open shapes | moderate contrast | legible at small sizes | hairlines break up',
        'complete family':
          'real italics | tabular figures | language support | enough weights | small capitals',
        'pairs by contrast':
          'clear contrast with related proportions | serif for text and sans for headings | not too similar | two families are enough',
        'hierarchy by size and space':
          'hierarchy from size and weight | spacing creates hierarchy | consistent type scale',
        'license covers the use': 'check the license | web font license | embedding license',
        'tested on a real page':
          'set a real page | 65 characters a line | line height on the phone | print it and read it | line length',
      },
      followUps: ['When is a single variable font the better answer?'],
      hint: 'What must the letters survive? Let the reading decide before the mood does.',
    },
    {
      id: 'gd-thin-brief',
      kind: 'case',
      competency: 'creative process',
      level: 2,
      type: 'technical',
      text: 'A bakery chain wants a new logo by Friday and has sent you one sentence. How do you proceed?',
      ideal:
        'I would call before I sketch, because one sentence is a wish and not a brief. In 30 minutes I ask why now, who buys there, who the rivals are, what must stay, where the logo will live, and who decides. Then I am honest about Friday: I can deliver two or three directions by then, not a finished mark with files and guidelines; for that I propose two more weeks, with dates and price, and put the brief in writing for their approval. After that I research their rivals for half a day. I sketch some 40 ideas on paper, choose three that differ in idea and not only in style, and show each on a bag, a van and a 16-pixel icon, in black first. I present each with its reason. The last time we agreed to refine the old mark, at a third of the price.',
      concepts: {
        'asks before drawing':
          'call before i sketch | questions about customers and rivals | one sentence is no brief',
        'agrees a written brief': 'put the brief in writing | approval of the brief | scope and price agreed',
        'realistic about the date':
          'honest about friday | deliver first directions by then | propose two more weeks | staged delivery',
        'research first': 'research their rivals | look at competitors | visit the shops',
        'different directions':
          'sketch ideas on paper | three that differ in idea | several concepts | choose three directions',
        'shown in use': 'show on a bag and a van | small icon size | mock-ups in context | black first',
      },
      followUps: ['The owner sends you a sketch by a relative and loves it. What now?'],
      hint: 'What do you need to know, what can Friday hold, and how do you show it?',
    },
    {
      id: 'gd-print-mishap',
      kind: 'behavioural',
      competency: 'quality control',
      level: 2,
      type: 'technical',
      text: 'Tell me about a print job that went wrong, or nearly did. What did you change in your checks?',
      ideal:
        'Two years ago I was responsible for a 64-page catalog for a lighting maker, 12,000 copies. On the evening before the plates were made I looked at the separations once more and saw that all product shadows were set to overprint white, so they would vanish. I had copied them from an older file. I rang the printer at once and asked for two hours. I compared fixing every page by hand with a script; the script was riskier, but there were 210 shadows, so I wrote a small search for the attribute and asked a colleague to check every spread on paper while I worked. We sent the new PDF at ten at night, and I approved a digital proof at seven. The run was on time, at no extra cost; a reprint would have been about 14,000 euros. I told the client openly. Since then I run a preflight profile with overprint and separations on day one, and a second person signs every final file. In 40 jobs nothing has slipped through.',
      concepts: {
        'the fault':
          'set to overprint | shadows would vanish | wrong color profile | missing bleed | low resolution image',
        'noticed and stopped it':
          'looked at the separations | rang the printer at once | stopped the press | saw it on the proof',
        'own part named':
          'i had copied them | my own oversight | i had overlooked | i was responsible for the file',
        'how it was put right':
          'search for the attribute | colleague checked every spread | sent the new pdf | corrected file',
        'cost avoided or paid': 'at no extra cost | reprint would have cost | saved a reprint | euros saved',
        'new checks': 'preflight profile | second person signs | checklist before export | check on day one',
      },
      followUps: ['Who should carry the cost when both the client and the designer approved the fault?'],
      hint: 'Name the fault precisely, your share of it, and the check that would catch it today.',
    },
    {
      id: 'gd-three-rushes',
      kind: 'situational',
      competency: 'prioritization',
      level: 2,
      type: 'hr',
      text: 'Three account managers each hand you a rush job on the same morning. How do you organize the day?',
      ideal:
        'I would take 15 minutes to sort before I open a single file. First I would ask all three the same questions: what is the real deadline, who waits for it, and what happens if it comes tomorrow? Usually one "by noon" is a meeting on Thursday. I would estimate each job honestly, with a reserve, and look for what can be smaller: two formats today and six next week, or a template that a junior colleague can fill in. Then I would put the three on one list with times, and show it to the account managers together, so that they settle a clash among themselves or with the studio lead instead of through me. I would send each one a short note when I begin. If I see by two that something will slip, I say it at two and not at five. In my last team this list became a shared board, and rushes fell from 14 to six a month.',
      concepts: {
        'asks for the true deadline':
          'real deadline | what happens if it comes tomorrow | same questions to all three',
        'estimates honestly': 'estimate each job | reserve in the estimate | how long each takes',
        'makes jobs smaller or shares them':
          'two formats today | junior colleague can fill in | template | split the job | deliver in parts',
        'open order of work':
          'one list with times | show it to them together | studio lead settles a clash | shared board',
        'warns early': 'say it at two | slip early warning | tell them as soon as | short note when i begin',
      },
      followUps: ['The loudest of the three goes over your head. What do you do?'],
      hint: 'Ten minutes of questions can save hours. Who should decide the order?',
    },
    {
      id: 'gd-rebrand',
      kind: 'case',
      competency: 'brand systems',
      level: 3,
      type: 'technical',
      text: 'How would you roll out a new visual identity across packaging, vans, a website and forty shops?',
      ideal:
        'I would plan it as a logistics project with design inside. First comes an inventory of everything that carries the old mark, with owner, number, cost and natural date of replacement: 40 shop fronts, 60 vans, 180 packs, templates, uniforms. Then I group it into three waves. Wave one is what customers see first and what is cheap: website, social media, one flagship shop. Wave two is packaging, planned around stock, because throwing away printed film is expensive and looks bad. Wave three is what gets replaced anyway, such as vans at the end of their lease. Before any of that I would stress-test the system on the hardest items, a two-centimeter label and a van with a sliding door, and fix it. I would write short guidelines with examples and ready files rather than 90 pages of rules, and train the people who use them. One person approves color on each material. I track progress and cost per wave; the last time, we came in four percent under budget.',
      concepts: {
        'inventory of touchpoints':
          'inventory of everything with the old mark | list all touchpoints | owner number and cost | audit of materials',
        'waves by visibility':
          'three waves | what customers see first | flagship shop first | phased rollout | website first',
        'uses up stock': 'planned around stock | use up old packaging | replaced anyway | end of their lease',
        'tests the hard cases':
          'stress-test on the hardest items | two-centimeter label | van with a sliding door | pilot shop',
        'guidelines with files':
          'short guidelines with examples | ready files | templates | train the people who use them',
        'control of color and cost':
          'approves color on each material | track cost per wave | material proofs | under budget',
      },
      followUps: ['How do you deal with shops that look half old and half new for a year?'],
      hint: 'What exists, what is seen first, what is replaced anyway, and what breaks the system?',
    },
    {
      id: 'gd-licenses',
      kind: 'situational',
      competency: 'rights and licenses',
      level: 3,
      type: 'technical',
      text: 'A junior colleague used a font and a photo found online in a campaign that launches tomorrow. What do you check and do?',
      ideal:
        'I would treat it as a real risk, since "found online" is not a license, and use without one can cost far more than the campaign saved. First I would find the source of both: a reverse image search for the photo, the metadata, and the foundry for the font. Then I read what the license allows: commercial use, web and print, number of views or seats, changes, credit. For the photo I also need a model release if a person can be recognized, and perhaps a property release. If I can buy the right license today, I do it and file the receipt with the job. If not, I swap: a picture from our licensed library, a typeface from our subscription with similar widths so that the layout holds. If doubt remains in the evening, I would tell the account lead and the client, and hold that item back. With my colleague I would go through it calmly, and add a source column to our job sheet; in my last studio that caught seven cases in a year.',
      concepts: {
        'traces the source':
          'reverse image search | find the source | metadata of the photo | contact the foundry or photographer',
        'reads what is allowed':
          'commercial use allowed | what the license allows | web and print rights | number of seats',
        'people in the picture':
          'model release | person can be recognized | property release | personality rights',
        'buys or swaps':
          'buy the right license today | swap for a licensed picture | replace the typeface | stock library instead',
        'says so before launch':
          'tell the account lead and client | hold that item back | inform before launch',
        'keeps it from recurring':
          'source column in the job sheet | train the colleague calmly | license file for each job | team guideline',
      },
      followUps: ['Where do images made by an AI tool fit into your answer?'],
      hint: 'Two different rights are in play, and a third if somebody can be recognized.',
    },
    {
      id: 'gd-business-effect',
      kind: 'behavioural',
      competency: 'effectiveness',
      level: 3,
      type: 'technical',
      text: 'Give an example of design work that moved a business figure. How do you know that it was the design?',
      ideal:
        'In my last role at a tea company, our herbal range was losing sales in supermarkets, about six percent a year, although tasters liked it. I was asked to redesign eleven packs. Before I drew, I went to three shops with a colleague from sales, and we watched 50 people: they stood there for seven seconds and mixed up the varieties. So I chose to work on finding, not on beauty. I gave each variety one color field and one large plant, moved the brand to a fixed corner, and cut the words on the front from 38 to 12. We tested it on a mock shelf with 60 shoppers; time to find a variety fell from 9 to 4 seconds. To be sure of the effect, sales ran the new packs in 20 stores and the old ones in 20 similar stores for eight weeks, with price and place unchanged. The new packs sold 13 percent more. I learned to ask for the comparison at the start, and I now write it into the brief.',
      concepts: {
        'figure before': 'losing sales | six percent a year | figure was falling | low response rate',
        'looked at real buyers':
          'watched 50 people | went to the shops | mixed up the varieties | observed shoppers',
        'design choices with reasons':
          'one color field for each variety | cut the words on the front | chose to work on finding | clearer hierarchy',
        'tested before launch': 'mock shelf test | time to find fell | tested with shoppers',
        'fair comparison':
          'new packs against old in similar stores | price unchanged | control group | a/b test of the design',
        'measured gain': 'sold 13 percent more | sales rose | conversion increased | response doubled',
      },
      followUps: ['What else could have explained the difference?'],
      hint: 'The second half is the hard one: what did you compare it with?',
    },
    {
      id: 'gd-safe-choice',
      kind: 'situational',
      competency: 'professional judgment',
      level: 3,
      type: 'hr',
      text: 'The client picks the tamest of your three concepts, and you are sure that another would serve them better. How do you handle it?',
      ideal:
        'I would speak up once, with reasons, and then do excellent work on whatever they choose. First I would ask what convinced them, because a safe choice often has a good reason that I do not know: a cautious board, a failed rebrand in the past. Then I would go back to the goals in the brief and hold both concepts against them, point by point and not by taste. If a goal such as being noticed by people under thirty is not met by the tame one, I would show it with a quick test, say 30 people from the target group and ten seconds each. I might offer a bridge: their concept with the one element of the other that carries the idea. If they stay with it, I accept that: it is their brand, and I show no concept that I cannot stand behind. I would tell my team why, so that nobody works with half a heart. In one such case the bridge was chosen, and recall rose from 22 to 35 percent.',
      concepts: {
        'asks for their reason':
          'ask what convinced them | cautious board | understand the choice | good reason that i do not know',
        'argues from the brief':
          'goals in the brief | hold concepts against the goals | measured by the brief | which goal is not met',
        'lets people test it':
          'quick test with the target group | 30 people ten seconds each | small audience test',
        'offers a bridge':
          'offer a bridge | one element of the other | combine the two | stronger version of their choice',
        'accepts and delivers':
          'accept it is their brand | excellent work on whatever they choose | stand behind every concept shown',
        'takes the team along': 'tell my team why | nobody works with half a heart | motivate the team',
      },
      followUps: ['How many concepts do you show, and why that number?'],
      hint: 'How often do you argue, with what, and what happens on the day after?',
    },
  ],
});
