interface Mailbox {
  name: string;
  address: string;
}

const gmail = { name: 'Gmail', address: 'https://mail.google.com/' };
const outlook = { name: 'Outlook', address: 'https://outlook.live.com/mail/' };
const yahoo = { name: 'Yahoo Mail', address: 'https://mail.yahoo.com/' };
const icloud = { name: 'iCloud Mail', address: 'https://www.icloud.com/mail/' };

const mailboxes: ReadonlyMap<string, Mailbox> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['hotmail.com', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['outlook.es', outlook],
  ['hotmail.es', outlook],
  ['yahoo.com', yahoo],
  ['yahoo.es', yahoo],
  ['ymail.com', yahoo],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['proton.me', { name: 'Proton Mail', address: 'https://mail.proton.me/' }],
  ['protonmail.com', { name: 'Proton Mail', address: 'https://mail.proton.me/' }],
  ['aol.com', { name: 'AOL Mail', address: 'https://mail.aol.com/' }],
]);

/** Where the mail of an address is read on the web; undefined for a provider that isn't known. */
export const mailboxOf = (email: string): Mailbox | undefined =>
  mailboxes.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
