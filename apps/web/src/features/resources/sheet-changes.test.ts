import { describe, expect, it } from 'vitest';
import { readKept, writeKept } from '@/lib/kept.ts';
import { KeptChanges, mergeSheet, noChanges, onTopOf } from './sheet-changes.ts';

const newer = { 'Pay, Offer A': '52000', 'Pay, Offer B': '48000' };

describe('mergeSheet', () => {
  it('keeps the newer cells of another device, which an old draft has no change for', () => {
    const changes = { 'Travel, Offer A': { was: '', is: '1800' } };
    expect(mergeSheet(newer, changes)).toEqual({ ...newer, 'Travel, Offer A': '1800' });
    expect(mergeSheet(newer, noChanges)).toEqual(newer);
  });

  it('takes what was written over the text that the account still has', () => {
    expect(mergeSheet(newer, { 'Pay, Offer A': { was: '52000', is: '55000' } })['Pay, Offer A']).toBe(
      '55000',
    );
    expect(mergeSheet(newer, { 'Pay, Offer A': { was: '52000', is: '' } })['Pay, Offer A']).toBe('');
  });

  it('keeps both texts of a cell that was written on two devices, and each once', () => {
    const changes = { 'Pay, Offer A': { was: '', is: 'about 50' } };
    const both = mergeSheet(newer, changes);
    expect(both['Pay, Offer A']).toBe('52000\nabout 50');
    expect(mergeSheet(both, changes)).toEqual(both);
  });

  it('continues a text of which half was saved', () => {
    expect(mergeSheet({ A: 'Half' }, { A: { was: '', is: 'Half a word' } })).toEqual({ A: 'Half a word' });
  });

  it('shortens a text that this device sent a moment ago', () => {
    const changes = { A: { was: '', is: 'Half' } };
    expect(mergeSheet({ A: 'Half a word' }, onTopOf(changes, { A: 'Half a word' }))).toEqual({ A: 'Half' });
  });

  it('empties no cell that another device has written since', () => {
    expect(mergeSheet(newer, { 'Pay, Offer A': { was: '50', is: '' } })).toEqual(newer);
  });
});

describe('a draft on the device', () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  };

  it('is read as it was kept', () => {
    const changes = { A: { was: 'x', is: 'y' } };
    writeKept('draft', changes, storage);
    expect(readKept('draft', KeptChanges, storage)).toEqual(changes);
  });

  it('of an earlier release holds a whole sheet: nothing in it replaces what the account has', () => {
    writeKept('draft', { A: 'old', B: '' }, storage);
    const changes = readKept('draft', KeptChanges, storage) ?? noChanges;
    expect(mergeSheet({ A: 'new', B: 'new too' }, changes)).toEqual({ A: 'new\nold', B: 'new too' });
  });
});
