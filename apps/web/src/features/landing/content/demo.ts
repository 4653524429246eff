interface DemoRow {
  name: string;
  note: string;
  value: string;
}

interface DemoTab {
  id: string;
  label: string;
  text: string;
  rows: readonly DemoRow[];
}

/** What the tour shows: the sample data of one invented user. */
export const demoTabs: readonly DemoTab[] = [
  {
    id: 'overview',
    label: 'Overview',
    text: 'Where you stand today, and the next thing to practice.',
    rows: [
      { name: 'Average score', note: 'Over the last 6 interviews', value: '71' },
      { name: 'Current streak', note: 'A day counts when you practice anything', value: '5 days' },
      { name: 'Practice time', note: 'This week', value: '1 h 40 min' },
      { name: 'Daily challenge', note: 'One question, four answers', value: 'Open' },
    ],
  },
  {
    id: 'interviews',
    label: 'Interviews',
    text: 'Every practice interview with its score, and a report that shows your own words as the evidence.',
    rows: [
      { name: 'Product Analyst, mid level', note: 'Behavioral, 5 questions', value: '78' },
      { name: 'Product Analyst, first try', note: 'Technical, 5 questions', value: '68' },
      { name: 'Data Analyst, junior level', note: 'Behavioral, 5 questions', value: '64' },
    ],
  },
  {
    id: 'resume',
    label: 'Resume',
    text: 'Your resume beside the job: what it covers, what it leaves out, which lines to sharpen.',
    rows: [
      { name: 'Match with the job', note: 'Product Analyst at an invented company', value: '74%' },
      { name: 'Missing from the resume', note: 'Named four times in the job post', value: 'SQL' },
      { name: 'Lines to sharpen', note: 'You accept them one by one', value: '3' },
    ],
  },
  {
    id: 'progress',
    label: 'Progress',
    text: 'How your scores move, interview by interview and skill by skill.',
    rows: [
      { name: 'First interview', note: 'Three weeks ago', value: '58' },
      { name: 'Latest interview', note: 'Yesterday', value: '78' },
      { name: 'Strongest', note: 'Clear situation and task', value: '84' },
      { name: 'Weakest', note: 'A result with a number', value: '61' },
    ],
  },
  {
    id: 'achievements',
    label: 'Achievements',
    text: 'Badges for practice done. They are yours to keep.',
    rows: [
      { name: 'First interview', note: 'Finished one practice interview', value: 'Earned' },
      { name: 'Five days in a row', note: 'A streak of five days', value: 'Earned' },
      { name: 'Ten interviews', note: '6 of 10', value: '60%' },
    ],
  },
];
