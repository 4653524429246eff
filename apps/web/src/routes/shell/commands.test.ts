import { describe, expect, it } from 'vitest';
import { answers, commandGroups, commandText, jobCommands } from './commands.ts';
import { navigation } from './navigation.ts';

const commands = commandGroups.flatMap((group) => group.items);
const found = (query: string) => commands.filter((one) => answers(one, query)).map((one) => one.label.id);

describe('the command palette', () => {
  it('shows every line for an empty query', () => {
    expect(found('')).toHaveLength(commands.length);
  });

  it('finds by the beginning of any word, in any order and case', () => {
    expect(found('LETTER cov')).toEqual(['Cover letter']);
  });

  it('finds a page by what people call it', () => {
    expect(found('cv')).toEqual(['Resume']);
    expect(found('log out')).toEqual(['Sign out']);
  });

  it('finds an interview by its title and its company', () => {
    const job = { id: '1', title: 'Night Nurse', company: 'St. Brigid' };
    const { items } = jobCommands([job, { id: '2', title: 'Baker', company: '' }]);
    const hits = (query: string) => items.filter((one) => answers(one, query)).map(commandText);
    expect(hits('brigid night')).toEqual(['Night Nurse, St. Brigid']);
    expect(hits('bak')).toEqual(['Baker']);
    const opened: string[] = [];
    items[0]?.run({ goTo: (path) => opened.push(path), showKeys: () => undefined });
    expect(opened).toEqual(['/jobs/1']);
  });

  it('finds nothing for words that stand nowhere', () => {
    expect(found('zebra')).toEqual([]);
  });

  it('offers every page of the menu', () => {
    const reached = commands.flatMap((one) => {
      const paths: string[] = [];
      if (one.label.id !== 'Sign out' && !one.label.id.endsWith('theme')) {
        one.run({ goTo: (path) => paths.push(path), showKeys: () => undefined });
      }
      return paths;
    });
    expect(reached).toEqual(expect.arrayContaining(navigation.map((item) => item.to)));
  });
});
