import { defineSkills } from '../define-skills.ts';

export const languagesAndWriting = defineSkills({
  id: 'languages-and-writing',
  title: 'Languages and writing',
  skills: {
    English:
      'english language, fluent english, english fluency, business english, ielts, toefl, native english',
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
    Persian: 'farsi, dari',
    Hindi: 'hindi language',
    Urdu: 'urdu language',
    Bengali: 'bangla',
    Punjabi: 'panjabi',
    Tamil: 'tamil language',
    Telugu: 'telugu language',
    Gujarati: 'gujarati language',
    Marathi: 'marathi language',
    Kannada: 'malayalam',
    Mandarin: 'mandarin chinese, putonghua, simplified chinese',
    Cantonese: 'cantonese chinese',
    Chinese: 'chinese language',
    Japanese: 'jlpt, japanese language',
    Korean: 'korean language, topik',
    Vietnamese: 'vietnamese language',
    Thai: 'thai language',
    Indonesian: 'bahasa indonesia, malay',
    Tagalog: 'filipino',
    Swahili: 'kiswahili',
    Swedish: 'norwegian, danish, finnish',
    'Sign language': 'american sign language, asl, british sign language',
    Multilingualism: 'bilingual, multilingual, trilingual, foreign languages, language skills, bilingualism',
    Translation:
      'translating, document translation, translator, translation services, cat tools, sdl trados, technical translation',
    Interpreting:
      'interpretation of speech, simultaneous interpreting, consecutive interpreting, medical interpreting, language interpretation',
    Linguistics: 'phonetics, lexicography, computational linguistics, applied linguistics, sociolinguistics',
    Writing:
      'written content, professional writing, non-fiction writing, writing and research, article writing, writing articles, writing and communication, research and writing',
    'Technical writing':
      'technical writer, user manuals, documentation writing, user guides, madcap flare, instruction manuals, technical manuals, user manual, dita, technical communication, framemaker',
    'Creative writing':
      'fiction writing, screenwriting, script writing, scriptwriting, poetry, playwriting, screenplay writing, novel writing, story development',
    Editing:
      'copy editing, copyediting, line editing, content editing, copy-editing, writing and editing, editorial skills, editing and proofreading, writing/editing, editing skills, developmental editing, managing editor, substantive editing',
    Journalism:
      'news writing, news reporting, investigative journalism, investigative reporting, newswriting, broadcast journalism, journalist, news gathering, feature writing, reporting news, news editing, multimedia journalism, magazine writing, news production, enps, journalistic writing, newsroom',
    Publishing:
      'book publishing, digital publishing, editorial planning, magazine publishing, publishing software',
    'AP style':
      'associated press style, ap stylebook, chicago manual of style, apa style, chicago style, associated press stylebook, ap style writing, mla, mla format, apa format',
    'Grant proposals writing': 'grant writer, funding applications',
    'Report writing':
      'writing reports, technical report writing, report-writing, written reports, write reports, report drafting, incident report writing, reports writing',
    'Speech and broadcast':
      'radio broadcasting, television presenting, voice over, voice-over, voiceover, broadcasting, radio production, live broadcasting, broadcast media, tv production, voice acting',
    Subtitling: 'captioning, closed captioning, dubbing',
    'Fact checking': 'fact-checking, source verification',
    'UX writing': 'microcopy, content design, ux writer',
    'SEO writing': 'seo content, seo copywriting, seo content writing',
    'Content writing':
      'web writing, writing content, content writer, website writing, writing for web, website copywriting, blog content writing',
  },
  guarded: {
    Polish:
      'language, languages, english, german, fluent, native, speak, speaking, russian, french, spanish, bilingual, fluency, ukrainian, czech',
    English:
      'language, languages, fluent, native, speak, speaking, spanish, french, german, bilingual, fluency, written, read, write, spoken, proficient, proficiency, communicate, hindi, arabic, teaching, chinese, mandarin, level, professional, both, verbal',
    Writing:
      'skills, editing, research, communication, creative, technical, proofreading, reading, speaking, ability, excellent, strong, content, reports, speech, grant, articles, professional, academic',
    Editing:
      'writing, proofreading, video, photo, copy, content, film, research, design, adobe, photography, photoshop, audio',
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
    Publishing:
      'book, books, digital, magazine, desktop, writing, editing, journal, print, industry, software',
  },
  exact: 'ASL, DITA, MLA, English, French, German, Spanish, Malay, Filipino, Danish, Finnish, Norwegian',
});
