import { describe, expect, it } from 'vitest';
import { HttpError } from '../http.ts';
import { commonSequences, commonWords } from './common-passwords.data.ts';
import { checkPassword, passwordPolicyOf } from './password-policy.ts';

function verdict(password: string, ownWords?: readonly string[]): unknown {
  try {
    checkPassword(password, passwordPolicyOf({}, ownWords));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(error.status).toBe(422);
    expect(error.body).toMatchObject({ code: 422, error_code: 'weak_password', msg: expect.any(String) });
    return error.body.weak_password;
  }
}

const reason = (name: string) => ({ message: expect.any(String), reasons: [name] });

describe('the password policy', () => {
  it.each([
    'Rehearse-24!room',
    'xK9#mQ2$vL',
    'correct Horse battery 9 staple.',
    'Grünes-Zimmer-7!',
    'Tr0ub4dor&3x',
    'A1!847302a',
    'Ab94837261#0582',
    'Passionfruit,42 jars',
    'MyDog8(Tuesdays)',
    `Aa1!${'x'.repeat(68)}`,
  ])('accepts %s', (password) => expect(verdict(password)).toBe('accepted'));

  it.each(['', 'Aa1!xyz', 'Ä1!aaaB'])('refuses fewer than 8 characters: %j', (password) =>
    expect(verdict(password)).toEqual(reason('length')),
  );

  it('refuses more than 72 bytes, counted as bytes', () => {
    expect(verdict(`Aa1!${'x'.repeat(69)}`)).toEqual(reason('length'));
    expect(verdict(`Aa1!${'é'.repeat(35)}`)).toEqual(reason('length'));
    expect(verdict(`Aa1!${'é'.repeat(34)}`)).toBe('accepted');
  });

  it.each(['rehearse-24!', 'REHEARSE-24!', 'Rehearse-room!', 'Rehearse24room', 'Rehearse 24 room'])(
    'wants an uppercase and a lowercase letter, a digit and a special character: %s',
    (password) => expect(verdict(password)).toEqual(reason('characters')),
  );

  it.each([...`!@#$%^&*()_+-=[]{};'\\:"|<>?,./\`~`])('takes %s for special', (sign) =>
    expect(verdict(`Rehearse24room${sign}x`)).toBe('accepted'),
  );

  it.each([
    'Greenroom1!',
    'Gr33nr00m!',
    'GreenRoom-2026',
    'Green-Room1',
    'GreenroomGreenroom1!',
    '!Greenroom24',
  ])('refuses %s where the site is called so, and nowhere else', (password) => {
    expect(verdict(password, ['greenroom'])).toEqual(reason('pwned'));
    expect(verdict(password)).toBe('accepted');
    expect(verdict('Greenroom-and-Tea-7!', ['greenroom'])).toBe('accepted');
  });

  it.each([
    'Password1!',
    'P@ssw0rd1!',
    'P@$$w0rd123',
    'Passw0rd!',
    'Qwerty123!',
    'Welcome2024!',
    'Summer2025!',
    'Admin@123',
    'Letmein1!',
    'L3tm31n!1',
    'Iloveyou1!',
    'He11o123!',
    '$Ecret123',
    '!Monkey99',
    '123Dragon!',
    'QwertyQwerty1!',
    'Abc12345!',
    'Aa123456!',
    '1qaz@WSX',
    'Zaq1@wsx',
    'Pass.word.1',
    'Liverpool1!',
    'Michael#1',
  ])('refuses the commonest, also dressed up: %s', (password) => {
    const found = verdict(password);
    expect(found).not.toBe('accepted');
  });

  it('knows several hundred words, each as it is compared', () => {
    expect(commonWords.size).toBeGreaterThan(500);
    for (const word of commonWords) expect(word).toMatch(/^[a-z]+$/);
    for (const sequence of commonSequences) expect(sequence).toBe(sequence.toLowerCase());
  });

  it('says the reason by its GoTrue name', () => {
    expect(verdict('Password1!')).toEqual(reason('pwned'));
  });

  it('takes linear time on long input', () => {
    const start = performance.now();
    for (let i = 0; i < 200; i++) verdict(`Aa1!${'!|1@$0'.repeat(11)}`);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
