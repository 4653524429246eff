import { defineSkills } from '../define-skills.ts';

export const languagesAndWriting = defineSkills({
  id: 'languages-and-writing',
  title: 'Languages and writing',
  skills: {
    English: 'english language, fluent english, english fluency, business english, native english',
    Spanish: 'bilingual spanish, fluent spanish, spanish language, bilingual english/spanish',
    French: 'fluent french, french language',
    German: 'fluent german, german language',
    Italian: 'italian language',
    Portuguese: 'brazilian portuguese',
    Dutch: 'dutch language',
    Russian: 'russian language',
    Ukrainian: 'ukrainian language',
    Polish: 'polish language',
    Czech: 'czech language',
    Romanian: 'romanian language',
    Hungarian: 'hungarian language',
    Greek: 'greek language',
    Turkish: 'turkish language',
    Arabic: 'arabic language, modern standard arabic',
    Hebrew: 'hebrew language',
    Persian: 'farsi',
    Hindi: 'hindi language',
    Urdu: 'urdu language',
    Bengali: '',
    Punjabi: '',
    Tamil: 'tamil language',
    Telugu: 'telugu language',
    Gujarati: 'gujarati language',
    Marathi: 'marathi language',
    Kannada: '',
    Mandarin: 'mandarin chinese',
    Cantonese: 'cantonese chinese',
    Chinese: 'chinese language',
    Japanese: 'japanese language',
    Korean: 'korean language',
    Vietnamese: 'vietnamese language',
    Thai: 'thai language',
    Indonesian: 'bahasa indonesia',
    Tagalog: '',
    Swahili: '',
    Swedish: '',
    'Sign language': 'american sign language, asl, british sign language',
    Multilingualism: 'multilingual',
    Translation:
      'translating, document translation, translator, translation services, technical translation, translate, translates',
    Interpreting:
      'simultaneous interpreting, consecutive interpreting, medical interpreting, language interpretation',
    Linguistics: 'computational linguistics, applied linguistics',
    Writing:
      'professional writing, writing and research, article writing, writing articles, writing and communication, research and writing',
    'Technical writing': 'technical writer, technical manuals, technical communication',
    'Creative writing': '',
    Editing:
      'copy editing, line editing, content editing, copy-editing, writing and editing, editing and proofreading, writing/editing, editing skills, developmental editing, managing editor, substantive editing',
    Journalism:
      'investigative journalism, broadcast journalism, journalist, multimedia journalism, journalistic writing',
    Publishing: 'book publishing, digital publishing, magazine publishing, publishing software',
    'AP style': 'associated press style, ap stylebook, associated press stylebook, ap style writing',
    'Grant proposals writing': 'grant writer',
    'Report writing':
      'technical report writing, report-writing, written reports, write reports, report drafting, incident report writing, reports writing, writing reports, prepare reports, preparing reports, compile reports, reports',
    'Speech and broadcast': '',
    Subtitling: '',
    'Fact checking': 'fact-checking',
    'UX writing': 'ux writer',
    'SEO writing': 'seo content writing',
    'Content writing': 'writing content, content writer, blog content writing',
    IELTS: '',
    TOEFL: '',
    Phonetics: '',
    Poetry: '',
    Screenwriting: '',
    Broadcasting: '',
    Captioning: '',
    Dubbing: '',
    'SDL Trados': '',
    'User manuals': '',
    DITA: '',
    Danish: 'danish language',
    Norwegian: 'norwegian language',
    Finnish: 'finnish language',
    Dari: '',
    Malay: '',
    Filipino: '',
    Malayalam: '',
    Bilingualism: 'bilingual',
    'Foreign languages': 'foreign language',
    'Voice over': 'voice-over, voiceover',
    'APA style': '',
    'Chicago style': 'chicago manual of style',
    'MLA style': '',
    Grammar: '',
    Spelling: '',
  },
  narrower: {
    Japanese: 'JLPT',
    Korean: 'TOPIK',
    Journalism:
      'ENPS, News writing, News reporting, Investigative reporting, Newswriting, News gathering, Feature writing, News editing, Magazine writing, News production, Newsroom',
    Bengali: 'Bangla',
    Punjabi: 'Panjabi',
    Mandarin: 'Putonghua, Simplified Chinese',
    Swahili: 'Kiswahili',
    Multilingualism: 'Trilingual, Language skills',
    Linguistics: 'Sociolinguistics',
    'Technical writing':
      'Documentation writing, User guides, Madcap flare, Instruction manuals, User manual, Framemaker',
    'Creative writing':
      'Fiction writing, Script writing, Scriptwriting, Playwriting, Screenplay writing, Novel writing, Story development',
    Editing: 'Copyediting, Editorial skills',
    Publishing: 'Editorial planning',
    'Grant proposals writing': 'Funding applications',
    'Speech and broadcast':
      'Radio broadcasting, Television presenting, Radio production, Live broadcasting, Broadcast media, TV production, Voice acting',
    Subtitling: 'Closed captioning',
    'Fact checking': 'Source verification',
    'UX writing': 'Microcopy, Content design',
    'SEO writing': 'SEO content, SEO copywriting',
    'Content writing': 'Web writing, Website writing, Writing for web, Website copywriting',
    Malay: 'Bahasa melayu',
    'APA style': 'Apa format',
    'MLA style': 'Mla format',
  },
  guarded: {
    Polish:
      'language, languages, english, german, fluent, native, speak, speaking, russian, french, spanish, bilingual, fluency, ukrainian, czech',
    English:
      'language, languages, fluent, native, speak, speaking, spanish, french, german, bilingual, fluency, written, read, write, spoken, proficient, proficiency, communicate, hindi, arabic, teaching, chinese, mandarin, level, professional, both, verbal, danish, dutch, good, excellent, skills, command, communication, swedish, norwegian, polish, understand',
    Swedish: 'language, languages, english, fluent, native, speak, german, norwegian, danish, finnish',
    Thai: 'language, languages, english, fluent, native, speak, chinese, vietnamese, japanese',
    Greek: 'language, languages, english, fluent, native, speak, french, italian, german, turkish',
    Czech: 'language, languages, english, fluent, native, speak, slovak, polish, german',
    Dutch: 'language, languages, english, fluent, native, speak, german, french',
    French:
      'language, languages, english, fluent, native, speak, spanish, german, bilingual, fluency, italian, arabic, conversational, proficient, basic, intermediate, translation',
    German:
      'language, languages, english, fluent, native, speak, spanish, french, bilingual, fluency, italian, conversational, proficient, basic, intermediate, translation',
    Italian:
      'language, languages, english, fluent, native, speak, spanish, french, bilingual, fluency, german, conversational, proficient, basic, intermediate, portuguese',
    Japanese:
      'language, languages, english, fluent, native, speak, chinese, korean, bilingual, fluency, conversational, proficient, basic, intermediate, jlpt, translation',
    Chinese:
      'language, languages, english, fluent, native, speak, japanese, korean, bilingual, fluency, conversational, mandarin, cantonese, proficient, basic, translation',
    Korean:
      'language, languages, english, fluent, native, speak, japanese, chinese, bilingual, fluency, conversational, proficient, basic, translation',
    Russian:
      'language, languages, english, fluent, native, speak, german, french, bilingual, fluency, conversational, ukrainian, proficient, basic, translation',
    Danish:
      'language, languages, english, fluent, native, speak, speaking, written, spoken, norwegian, swedish, proficient',
    Norwegian:
      'language, languages, english, fluent, native, speak, speaking, written, spoken, danish, swedish, proficient',
    Finnish:
      'language, languages, english, fluent, native, speak, speaking, written, spoken, danish, swedish, proficient',
  },
  near: {
    writing:
      'skills, editing, research, communication, creative, technical, proofreading, reading, speaking, ability, excellent, strong, content, reports, speech, grant, articles, professional, academic',
    editing:
      'writing, proofreading, video, photo, copy, content, film, research, design, adobe, photography, photoshop, audio',
    publishing:
      'book, books, digital, magazine, desktop, writing, editing, journal, print, industry, software',
    translate:
      'language, languages, spanish, english, french, german, documents, interpret, bilingual, localization, texts, interpreting',
    translates: 'languages, english, spanish, documents, language, interpret, text',
    reports:
      'write, writing, prepare, prepares, preparing, generate, compile, produce, create, creates, generates, analyze, presentations, completes, draft',
    spelling: 'punctuation, writing, grammar, spelling, english, proofreading, skills, editing',
    grammar: 'punctuation, writing, grammar, spelling, english, proofreading, skills, editing',
    interpreting:
      'language, languages, medical, spanish, court, sign, interpreter, interpreters, translation, translating, simultaneous, asl',
    translating:
      'language, languages, spanish, english, french, german, documents, interpret, bilingual, localization, texts, interpreting',
  },
  exact: 'ASL, DITA, Spanish, Malay, Filipino',
});
