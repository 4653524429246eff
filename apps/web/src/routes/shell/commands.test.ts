import { describe, expect, it } from 'vitest';
import { answers, commandGroups } from './commands.ts';
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
