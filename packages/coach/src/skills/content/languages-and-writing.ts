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
    Bengali: 'bangla',
    Punjabi: 'panjabi',
    Tamil: 'tamil language',
    Telugu: 'telugu language',
    Gujarati: 'gujarati language',
    Marathi: 'marathi language',
    Kannada: '',
    Mandarin: 'mandarin chinese, putonghua, simplified chinese',
    Cantonese: 'cantonese chinese',
    Chinese: 'chinese language',
    Japanese: 'jlpt, japanese language',
    Korean: 'korean language, topik',
    Vietnamese: 'vietnamese language',
    Thai: 'thai language',
    Indonesian: 'bahasa indonesia',
    Tagalog: '',
    Swahili: 'kiswahili',
    Swedish: '',
    'Sign language': 'american sign language, asl, british sign language',
    Multilingualism: 'multilingual, trilingual, language skills',
    Translation:
      'translating, document translation, translator, translation services, technical translation, translate, translates',
    Interpreting:
      'simultaneous interpreting, consecutive interpreting, medical interpreting, language interpretation',
    Linguistics: 'computational linguistics, applied linguistics, sociolinguistics',
    Writing:
      'professional writing, writing and research, article writing, writing articles, writing and communication, research and writing',
    'Technical writing':
      'technical writer, documentation writing, user guides, madcap flare, instruction manuals, technical manuals, user manual, technical communication, framemaker',
    'Creative writing':
      'fiction writing, script writing, scriptwriting, playwriting, screenplay writing, novel writing, story development',
    Editing:
      'copy editing, copyediting, line editing, content editing, copy-editing, writing and editing, editorial skills, editing and proofreading, writing/editing, editing skills, developmental editing, managing editor, substantive editing',
    Journalism:
      'news writing, news reporting, investigative journalism, investigative reporting, newswriting, broadcast journalism, journalist, news gathering, feature writing, news editing, multimedia journalism, magazine writing, news production, enps, journalistic writing, newsroom',
    Publishing:
      'book publishing, digital publishing, editorial planning, magazine publishing, publishing software',
    'AP style': 'associated press style, ap stylebook, associated press stylebook, ap style writing',
    'Grant proposals writing': 'grant writer, funding applications',
    'Report writing':
      'technical report writing, report-writing, written reports, write reports, report drafting, incident report writing, reports writing, writing reports, prepare reports, preparing reports, compile reports, reports',
    'Speech and broadcast':
      'radio broadcasting, television presenting, radio production, live broadcasting, broadcast media, tv production, voice acting',
    Subtitling: 'closed captioning',
    'Fact checking': 'fact-checking, source verification',
    'UX writing': 'microcopy, content design, ux writer',
    'SEO writing': 'seo content, seo copywriting, seo content writing',
    'Content writing':
      'web writing, writing content, content writer, website writing, writing for web, website copywriting, blog content writing',
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
    Malay: 'bahasa melayu',
    Filipino: '',
    Malayalam: '',
    Bilingualism: 'bilingual',
    'Foreign languages': 'foreign language',
    'Voice over': 'voice-over, voiceover',
    'APA style': 'apa format',
    'Chicago style': 'chicago manual of style',
    'MLA style': 'mla format',
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
    Writing:
      'skills, editing, research, communication, creative, technical, proofreading, reading, speaking, ability, excellent, strong, content, reports, speech, grant, articles, professional, academic',
    Editing:
      'writing, proofreading, video, photo, copy, content, film, research, design, adobe, photography, photoshop, audio',
    Publishing:
      'book, books, digital, magazine, desktop, writing, editing, journal, print, industry, software',
    translate: 'languages, english, spanish, documents, language, interpret, text',
    translates: 'languages, english, spanish, documents, language, interpret, text',
    reports:
      'write, writing, prepare, prepares, preparing, generate, compile, produce, create, creates, generates, analyze, presentations, completes, draft',
  },
  exact: 'ASL, DITA, English, French, German, Spanish, Malay, Filipino, Danish, Finnish, Norwegian',
});
