import { defineRole } from '../define.ts';

export const contentWriter = defineRole({
  id: 'content-writer',
  title: 'Content writer',
  titles: [
    'content writer',
    'copywriter',
    'journalist',
    'reporter',
    'news editor',
    'editor',
    'copy editor',
    'subeditor',
    'proofreader',
    'staff writer',
    'web writer',
    'seo writer',
    'blog writer',
    'technical writer',
    'ghostwriter',
    'scriptwriter',
  ],
  signals: [
    'copywriting',
    'editorial',
    'headlines',
    'proofreading',
    'style guide',
    'newsroom',
    'journalism',
    'long-form',
    'blog posts',
    'storytelling',
    'fact-checking',
    'byline',
    'feature writing',
    'tone of voice',
  ],
  questions: [
    {
      id: 'cw-thin-brief',
      kind: 'situational',
      competency: 'briefing',
      level: 1,
      type: 'technical',
      text: 'A client sends you a single line: "Please write something about our new travel insurance." What do you ask before you begin?',
      ideal:
        'I would answer the same day with six short questions, because an hour of asking saves a day of rewriting. First, who is to read it: students on a gap year or retired couples on a cruise? Second, what should that reader do or believe at the end, such as get a quote or stop worrying about cancellations. Third, the one thing the text must say if they remember nothing else, and what they object to. Fourth, the proof: policy terms, claims figures, a customer I may talk to, and an expert who checks it, since insurance copy is regulated. Fifth, where it appears, how long it is, in what voice, and what has worked before. Sixth, the deadline, the number of revision rounds and who has the last word. Then I would send back a half-page brief and an outline with a sample headline, and start once it is approved. If nobody can answer, I would propose a version myself, since people correct more easily than they create. On my last contract that cut rounds from four to two.',
      concepts: {
        'who reads it':
          'intended reader group | target reader | students or retired couples | audience persona | reader problem',
        'what it should achieve':
          'reader should do or believe at the end | get a quote | call to action | goal of the text | desired action',
        'the one message':
          'one thing the text must say | key message | main point | objections of the reader',
        'proof and experts':
          'policy terms | claims figures | expert who checks it | source material | someone to interview | regulated copy',
        'form, deadline, sign-off':
          'revision rounds | who has the last word | length of the text | name of the final approver | word count and channel',
        'writes the brief back':
          'half-page brief | outline with a sample headline | approved outline | confirm my understanding in writing',
      },
      followUps: ['What do you do when two approvers want opposite things?'],
      hint: 'Imagine the finished page: which facts about reader, purpose and process would you miss most?',
    },
    {
      id: 'cw-headline',
      kind: 'knowledge',
      competency: 'craft',
      level: 1,
      type: 'technical',
      text: 'How do you arrive at a headline that makes people stop and still keeps its promise?',
      ideal:
        'I write it in rounds: a rough one before the text, to know what I am promising, and the real one at the end. I list ten to fifteen versions, because the first three are what everybody would write. A good one names something specific, a number, a person or a consequence, and uses a strong verb; "Rents in Leeds rise twice as fast as pay" beats "The state of the housing market". I put the words that readers search for near the front, and keep it to about sixty characters where a phone would cut it off. Then comes the honesty test: would a reader of the whole article feel cheated? I never claim more than the text proves, since a "may" in the study has to stay a "may". A colleague reads it cold and tells me what the story must be about. Where we can, we test two. Last year a plain, precise version beat a clever one by 38 percent in clicks, and readers stayed longer.',
      concepts: {
        'many versions':
          'ten to fifteen versions | first three everybody would write | write several options | real one at the end | draft many alternatives',
        'specific and active':
          'names something specific | number or a consequence | strong verb | concrete detail | clear benefit to the reader',
        'search words and length':
          'words readers search for near the front | sixty characters | keyword early | phone would cut it off | short enough for search',
        'promises only what the text holds':
          'never claim more than the text proves | honesty test | feel cheated | no clickbait | matches the article',
        'tested on someone':
          'colleague reads it cold | headline variants compared | split test | click-through compared | readers stayed longer',
      },
      followUps: ['Give us a headline for the last piece you wrote, and then improve it.'],
      hint: 'Number of tries, what makes it strong, where it will be seen, and how you keep it honest.',
    },
    {
      id: 'cw-why',
      kind: 'motivation',
      competency: 'motivation',
      level: 1,
      type: 'hr',
      text: 'Why do you write for a living, and why for readers like ours?',
      ideal:
        'I write because I like the moment when a tangled thing turns simple and somebody can act on it. It began at a student paper, when I explained the new housing benefit form in 400 words. A woman I did not know wrote that she had got the money after two refusals, and I have wanted to do that ever since. I enjoy the quiet part too: calling the fourth source, cutting a paragraph that I love, finding the one verb. Your readers interest me because they run small firms and have ten minutes between two customers. I read your last thirty pieces before today; your guide to late payments is the best I have seen, and I thought that tax and hiring could get the same treatment. I bring five years of writing on money for non-experts, 140 published pieces, and the habit of ringing three readers after each big one. I know that part of the job is the tenth product page of the week, and I want that one to be good as well.',
      concepts: {
        'where it began':
          'began at a student paper | first article i published | wrote that she had got the money | explained a form in 400 words',
        'pleasure in the craft':
          'tangled thing turns simple | calling the fourth source | cutting a paragraph | finding the one verb | love of rewriting',
        'knows these readers':
          'run small firms | owners with little time | your readers interest me | what your audience needs',
        'has read the publication':
          'read your last thirty pieces | your guide to late payments | read your magazine | gap in your coverage | your articles',
        'what I bring':
          'five years writing for non-experts | 140 published pieces | ringing three readers | portfolio | subject knowledge',
        'honest about routine': 'tenth product page | routine pieces | part of the job is | unglamorous work',
      },
      followUps: ['Which piece of ours would you have written differently?'],
      hint: 'Where it began, what you enjoy in the daily craft, and what you noticed about these readers.',
    },
    {
      id: 'cw-tight-deadline',
      kind: 'behavioural',
      competency: 'working to deadline',
      level: 1,
      type: 'hr',
      text: 'Which piece did you have to deliver under the tightest deadline? What did you leave out, and what did you refuse to leave out?',
      ideal:
        'Two years ago, at a regional paper, a bridge in our town was closed at three in the afternoon, and the page went at five. I was the only reporter in, so it was my story. I spent five minutes on a list: what has happened, is anyone hurt, how do people get home, who knows why. I rang the council, the fire service and a bus company at once, then wrote the top while I waited. I decided to drop the history of the bridge and a nice quote. What I would not drop was the second confirmation of the cause: a witness spoke of a collapse, the council of a crack found at an inspection. I rang the engineer directly, who confirmed the crack, and we printed that. A rival site ran "collapse" and had to correct it. We filed at 4.52, the web version had the detour first, and 61,000 people read it that evening; the desk editor improved my first line. Since then I keep a list of direct numbers for twenty local services.',
      concepts: {
        'the pressure in figures':
          'bridge was closed at three | page deadline at five | alone in the newsroom | hours before publication',
        'questions before writing':
          'how do people get home | what readers need to know | is anyone hurt | sketched the story outline | outlined the key facts',
        'left out the nice-to-have':
          'drop the history | cut the background | nice quote dropped | left out the color | shorter version',
        'kept the verification':
          'second confirmation | rang the engineer directly | checked the cause | refused to skip fact-checking | two sources',
        'delivered and how it did':
          'filed at 4.52 | filed on time | people read it | no correction needed | delivered before the deadline',
        'better prepared since':
          'list of direct numbers | direct phone numbers ready | contacts ready | template prepared | habit',
      },
      followUps: ['When would you have told the desk that the story was not ready?'],
      hint: 'What was the clock, what was your rule for cutting, and which standard did not move?',
    },
    {
      id: 'cw-page-two',
      kind: 'knowledge',
      competency: 'search and content',
      level: 2,
      type: 'technical',
      text: 'A good article is stuck on the second page of the search results. How do you improve it without spoiling it for readers?',
      ideal:
        'First I find out what people want who type that query, because many pages are stuck for answering another question. I look at the results on page one: are they guides, lists or tools, and what do they all cover? In the search console I check which queries bring impressions and few clicks. If the intent does not fit, I restructure; if it does, I deepen. I put the direct answer in the first paragraph, add the missing sub-questions as headings, and bring in something that others lack: own figures, an expert, a worked example. I cut what is only there for length, and never repeat a keyword where a person would not. Then I rewrite the title and description to earn the click, add descriptive internal links from our strong pages, merge a second page of ours that competes, and have slow images fixed. I watch positions, clicks and time on page for six to eight weeks, since nobody can promise a rank. One guide went from position 14 to 4, and inquiries doubled to 60 a month.',
      concepts: {
        'search intent':
          'what people want who type the query | search intent | intent does not fit | results on page one | what searchers need',
        'data from the console':
          'search console | impressions and few clicks | which queries bring traffic | click-through rate by query',
        'deeper and original content':
          'missing sub-questions | something others lack | expert quote | direct answer in the first paragraph',
        'title and internal links':
          'rewrite the title and description | internal links from strong pages | meta description | anchor text | merge a competing page',
        'no stuffing':
          'never repeat a keyword | cut what is only there for length | no keyword stuffing | natural wording before keywords',
        'measures after weeks':
          'watch positions and clicks | positions over eight weeks | track rankings | time on page | rank tracking afterwards',
      },
      followUps: ['What if page one is full of shops and your text is a guide?'],
      hint: 'Diagnose before you edit: the reader of that query, the competition, the page, its surroundings, the proof.',
    },
    {
      id: 'cw-verify-figure',
      kind: 'knowledge',
      competency: 'fact-checking',
      level: 2,
      type: 'technical',
      text: 'A striking statistic is being shared everywhere, and your editor wants it in the piece today. How do you verify it?',
      ideal:
        'I go back along the chain until I reach the place where the number was made, because ten articles that cite one another are still one source. I find the original report or data set and read the method: who was asked, how many, when, how chosen, what exactly was measured, and who paid. Very often the headline says "people" where the study says 212 users of one app. Then I check the arithmetic: percent or percentage points, compared with what, and what the absolute number is. I look for an independent second source, such as official statistics, and ring the author and one expert who has no stake in it. If it holds, I attribute it in the sentence, with year and sample, and link to the original. If it holds in part, I write it narrowly. If I cannot trace it by the deadline, I leave it out and tell the editor why. Last spring a "tripled" rate turned out to be a rise from one case to three, and we dropped it four hours before print.',
      concepts: {
        'goes to the original':
          'place where the number was made | original report | primary source | trace it back | data set itself',
        'method and interest':
          'read the method | how respondents were chosen | paid for by an interested party | sample size | how the survey was done | funding of the study',
        'arithmetic and context':
          'absolute number | missing comparison group | base rate | check the arithmetic',
        'independent second source':
          'independent second source | official statistics | expert who has no stake | ring the author | outside expert',
        'attributed narrowly':
          'attribute it in the sentence | link to the original | write it narrowly | caveat | year and sample',
        'leaves it out if unproven':
          'unverified figure stays out | cannot trace it by the deadline | drop the claim | tell the editor why | dropped it before print',
      },
      followUps: ['How do you check a video or a photograph in the same way?'],
      hint: 'Where was the number made, how, by whom, what does it compare, and what if you run out of time?',
    },
    {
      id: 'cw-red-pen',
      kind: 'behavioural',
      competency: 'taking an edit',
      level: 2,
      type: 'hr',
      text: 'Tell me about a draft of yours that came back covered in red. How did you go on from there?',
      ideal:
        'In my first job at a trade magazine I handed in a 2,400-word feature on recycling plants, and it came back with 118 comments and the line "I do not know what this is about". My first wish was to defend every paragraph. I left it overnight. Next morning I sorted the comments into three lists: facts, structure and style, and saw that 70 of them came from one cause, because I had four stories in one. I asked the editor for fifteen minutes, with two possible angles on a card, and argued for the one about the workers; she preferred the money, for a reason that convinced me: our readers decide on budgets. I rewrote it from an empty page in two days at 1,300 words, kept three of my old paragraphs and disagreed on two comments, with sources. She accepted both. It became the most read feature of that quarter, and I thanked her in front of the team. Since then I write one sentence, "this piece says that", above every draft, and my comments rarely pass twenty.',
      concepts: {
        'what came back':
          '118 comments | came back with comments | editor did not know what it was about | heavily marked draft | rejected draft',
        'distance before answering':
          'left it overnight | first wish was to defend | slept on it | did not answer at once | let it rest',
        'finds the pattern':
          'sorted the comments | comments came from one cause | four stories in one | pattern behind the edits | structure problem',
        'talks to the editor':
          'asked the editor for fifteen minutes | two possible angles | asked for the reason | discussed the angle with the editor',
        'rewrites, argues where right':
          'rewrote it from an empty page | disagreed on two comments | with sources | cut it to 1,300 words | restructured it',
        'outcome and new habit':
          'most read feature | one sentence above every draft | fewer comments since | piece was published | editor accepted',
      },
      followUps: ['Which edit would you not accept, even from a senior editor?'],
      hint: 'Be honest about the sting, then show how you turned many comments into one or two decisions.',
    },
    {
      id: 'cw-proof-of-effect',
      kind: 'behavioural',
      competency: 'results',
      level: 2,
      type: 'technical',
      text: 'Show me with one example how you know that something you wrote has worked.',
      ideal:
        'At a software company last year our help page on cancelling an account brought 900 support tickets a month. I was the only writer in the product team, and my goal was to halve that number without hiding the button. I did not start with words. I read 60 tickets, and found that half of the people wanted to pause or change a plan, not to leave. I asked two support colleagues to listen to my draft and tell me where callers would stop. I considered a longer FAQ, but chose three short paths with the question as headline: pause, change, cancel, each with the price effect in the first line. We ran old and new side by side for four weeks with half of the visitors each, so that a seasonal dip could not fool us. Tickets from the new page were 58 percent lower, and the satisfaction score rose from 3.1 to 4.2. What I cannot claim is the whole drop in cancellations, because prices changed too. I now agree on the measure before I write a line.',
      concepts: {
        'a goal with a baseline':
          '900 support tickets a month | goal was to halve | baseline before | target agreed beforehand | starting number',
        'research into readers':
          'read 60 tickets | talked to support colleagues | user interviews | reader research | found that people wanted to pause',
        'a reasoned choice of form':
          'considered a longer faq | three short paths | chose the format because | question as headline | instead of more text',
        'a fair comparison':
          'old and new side by side | half of the visitors each | control group | split test | versions tested in parallel',
        'the measured effect':
          '58 percent lower | satisfaction score rose | conversion rate rose | fewer tickets | inquiries increased',
        'honest limits':
          'cannot claim the whole drop | drop had other causes | seasonal effects played in | not only because of my text | correlation',
      },
      followUps: ['How do you judge a piece whose effect cannot be counted?'],
      hint: 'Goal, starting figure, what you changed and why, the comparison, and what you cannot claim.',
    },
    {
      id: 'cw-one-voice',
      kind: 'case',
      competency: 'editorial standards',
      level: 3,
      type: 'technical',
      text: 'Six writers produce texts for one brand, and it sounds like six different companies. How do you bring it to one voice?',
      ideal:
        'I would begin with evidence and not with a rule book. First I would take thirty texts across channels, remove the names, and read them with two writers and someone from customer service; we mark what sounds like us and what could be anyone. From that I would draw three or four principles, each with its limit and a before-and-after pair, for example "plain, not childish". I would add a word list with what we say and avoid, rules for numbers, names and inclusive language, and how the tone shifts between a bill and a birthday mail. It fits on four pages that open in the editing tool. Then we practice: an hour a week in which all rewrite the same text, and for six weeks every piece gets a second reader from the group. Personal bylines keep some freedom. I would name one owner, let writers propose changes monthly, and measure: a blind sort by readers and fewer voice corrections. In my last team corrections fell from nine to three a page in a quarter.',
      concepts: {
        'audit of real texts':
          'take thirty texts | remove the names | content audit | what sounds like us | sample across channels',
        'principles with examples':
          'voice principles with limits | dos and donts | plain not childish | show examples not adjectives',
        'word list and tone by context':
          'word list | tone shifts from bill to birthday mail | style guide rules | voice stays tone moves | glossary',
        'writers take part':
          'writers mark the samples | writers suggest guide changes | rewrite the same text | workshop | practice together',
        'second reader and owner':
          'second reader | name one owner | peer editing | editorial review before publishing | editor signs off',
        'measured over time':
          'blind sort by readers | corrections fell | fewer voice corrections | review each quarter | reader survey',
      },
      followUps: ['What do you do with your best writer, who ignores the guide?'],
      hint: 'How do you find the voice, write it down so that it can be used, and keep it alive?',
    },
    {
      id: 'cw-quote-back',
      kind: 'situational',
      competency: 'ethics',
      level: 3,
      type: 'hr',
      text: 'The evening before publication an interviewee asks you to take out a quote. How do you decide?',
      ideal:
        'I would first listen and ask why, because the reason decides. I would check my recording and notes: was the talk on the record, and did the person know that? If the quote is wrong or gives a false sense, I correct it. If it was off the record, it comes out. If it is accurate and the person merely regrets it, the answer depends on who they are. A minister or a spokesperson knows the rules, and the public may have a right to the words; I would keep it and offer to add a comment. Someone who has never spoken to the press, is grieving, or could lose a job deserves more care: I would weigh the harm against what readers lose, and look for a middle way, such as paraphrase, no name, or another source. I do not hand over the whole text for approval. I would take it to my editor that evening, and tell the person our decision before it appears. In one story I removed one name of seven, and it lost nothing.',
      concepts: {
        'asks for the reason': 'reason decides | listen to the concern | what they are afraid of',
        'checks the record':
          'recording and notes | on-record or off-record status | accurate quote | terms agreed before the interview | false sense corrected',
        'power and experience':
          'minister or spokesperson knows the rules | never spoken to the press | vulnerable person | public figure | media experience',
        'harm against public interest':
          'weigh the harm | public interest | right to the words | could lose a job | what readers lose',
        'a middle way': 'paraphrase | add a comment | anonymize | another source',
        'editor and clear answer':
          'take it to my editor | inform the interviewee beforehand | no approval of the whole text | discuss with the desk',
      },
      followUps: ['What changes if a lawyer for the interviewee writes instead?'],
      hint: 'Reason, record, person, public: which of these would change your answer?',
    },
    {
      id: 'cw-accusation',
      kind: 'knowledge',
      competency: 'media law',
      level: 3,
      type: 'technical',
      text: 'Your story accuses a named business owner of cheating staff out of pay. What has to be in place before it is published?',
      ideal:
        'I ask of every sentence: what would an ordinary reader take it to mean, and can we prove that meaning? Repeating what somebody else said is normally no protection by itself. So I want documents, such as pay stubs and schedules, and at least two independent people who would stand by it. I keep fact, allegation and comment apart, and do not write "fraud" when I can show underpayment. Next comes the right of reply: I put each specific allegation to the owner in writing, with enough time to answer, and report the answer fairly. I check whether court proceedings are active, because in many countries that limits what may be said, and nobody is called guilty before a verdict. Sources who were promised protection stay protected. The law differs: in England the publisher must prove truth or a public interest defense, in the United States the claimant carries more of the burden. So an editor and a lawyer read it, headline and pictures included. In one case the reply cut our figure from 40 workers to 26, which held.',
      concepts: {
        'meaning that must be proved':
          'ordinary reader take it to mean | can we prove that meaning | repeating is no protection | defamatory meaning | truth of the allegation',
        'documents and independent sources':
          'payslips and rotas | pay stubs and schedules | independent witnesses | documents as evidence | corroboration | motives of the sources',
        'right of reply':
          'right of reply | each specific allegation in writing | enough time to answer | report the answer fairly | request for comment',
        'fact apart from comment':
          'fact allegation and comment apart | not write fraud | precise wording | allegation labeled as such',
        'court cases and sources':
          'court proceedings are active | contempt of court | sources stay protected | nobody guilty before a verdict | presumption of innocence',
        'editor and lawyer read it':
          'editor and a lawyer read it | legal review | lawyer checks before publication | headline and pictures included | libel lawyer',
      },
      followUps: ['The owner does not answer at all. What do you write?'],
      hint: 'Think of proof, fairness to the accused, protection of those who spoke, and who else must read it.',
    },
    {
      id: 'cw-triple-output',
      kind: 'situational',
      competency: 'editorial strategy',
      level: 3,
      type: 'hr',
      text: 'Management wants three times as many articles a month, with drafts from an AI tool and no new staff. What do you propose?',
      ideal:
        'I would take the goal seriously and ask what the number is for: traffic, leads, or being seen as an expert? Then I would show with our own figures what earns that. In my last team twelve of 90 articles brought 64 percent of all inquiries, so more of the average would have added little. I would propose a six-week trial instead of a yes or no. The tool may help with outlines, summaries and variants of product texts. Reporting, interviews, opinions and anything about money, law or medicine stay with people. Every fact is checked against a source by a named editor, because such tools invent quotes and references; no confidential data goes in, and we tell readers where it matters. I would count the editing hours honestly. We would compare errors, reader time and leads with human pieces, and agree in advance what makes us stop. I would involve the writers, who fear for their work with reason. That trial led us to update 30 old guides and publish fewer new ones; leads rose by a fifth.',
      concepts: {
        'asks for the aim':
          'purpose of the higher volume | goal behind the volume | traffic or leads | take the goal seriously | business objective',
        'own figures on what works':
          'twelve of 90 articles brought | show with our own figures | few articles earn most | content performance data | quality over quantity',
        'a limited trial':
          'trial instead of a yes | pilot | agree in advance what makes us stop | limited experiment first',
        'where the tool fits':
          'outlines and summaries | variants of product texts | reporting stays with people | not for law or medicine | interviews stay human',
        'checks and responsibility':
          'every fact checked against a source | named editor | invent quotes and references | hallucinations | confidential data stays out | copyright',
        'true cost and people':
          'count the editing hours | involve the writers | compare errors | fear for their work | hours spent correcting drafts',
      },
      followUps: ['How would you label such texts for readers?'],
      hint: 'Neither yes nor no: what is the aim, what would a fair test look like, and which lines do you draw?',
    },
  ],
});
