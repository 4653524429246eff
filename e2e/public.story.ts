import { expect, expectNoAxeFaults, test } from './fixtures.ts';

const writtenPages = ['/about', '/blog', '/careers', '/contact', '/privacy', '/terms', '/cookies', '/gdpr'];
const articles = [
  'eight-stories-for-forty-questions',
  'star-without-the-stiffness',
  'the-result-is-the-answer',
  'the-week-before',
  'thinking-aloud-in-technical-rounds',
].map((slug) => `/blog/${slug}`);
const spanishTwins = ['/es', '/es/contact'];

for (const path of [...writtenPages, ...articles]) {
  test(`the public page ${path} is static, named, described and free of faults`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#root[data-static]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expectNoAxeFaults(page);
  });
}

test('the sitemap and robots.txt name the pages', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of [...writtenPages, ...articles, ...spanishTwins])
    expect(sitemap).toContain(`${baseURL}${path}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('an address that leads nowhere answers 404, with a page that leads home', async ({ page }) => {
  const response = await page.goto('/no/such/room');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectNoAxeFaults(page);
});

test('every page has a card to share, facts in the words of schema.org and a name of its own', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = ['/', ...writtenPages, ...articles, ...spanishTwins];
  for (const path of paths) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    titles.add(await page.title());
    descriptions.add(String(await content('meta[name=description]')));
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`);
    expect(await content('meta[property="og:image"]')).toBe(`${baseURL}/card.png`);
    const facts = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()));
    expect(facts['@context']).toBe('https://schema.org');
    expect(JSON.stringify(facts)).not.toMatch(/site\.invalid|\{\{/);
    expect(await page.content()).not.toMatch(/site\.invalid|\{\{[a-z-]+\}\}/);
  }
  expect(titles.size).toBe(paths.length);
  expect(descriptions.size).toBe(paths.length);
  const card = await page.request.get('/card.png');
  expect(card.headers()['content-type']).toBe('image/png');
});

test('front page and contact page have Spanish twins, a link away, as static as they are', async ({
  page,
  baseURL,
}) => {
  const foot = page.getByRole('contentinfo');
  const pages = [
    { path: '/', twin: '/es', title: 'Ensaya tu entrevista antes de la real.' },
    { path: '/contact', twin: '/es/contact', title: 'Contacto' },
  ];
  for (const { path, twin, title } of pages) {
    await page.goto(path);
    await foot.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${baseURL}${twin}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('#root[data-static]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const addressIn = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
    await expect(addressIn('en')).toHaveAttribute('href', `${baseURL}${path}`);
    await expect(addressIn('es')).toHaveAttribute('href', `${baseURL}${twin}`);
    await expect(foot.getByRole('link', { name: 'English' })).toHaveAttribute('href', path);
    await expectNoAxeFaults(page);
  }
  expect(await page.evaluate(() => localStorage.getItem('greenroom.locale'))).toBe('es');
  await expect(foot.getByRole('link', { name: 'Privacidad (en inglés)' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('status')).toHaveText('Completa todos los campos');
});

test('an article can be walked by its contents', async ({ page }) => {
  await page.goto('/blog/the-week-before');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const first = contents.getByRole('link').first();
  const target = String(await first.getAttribute('href'));
  await first.click();
  await expect(page.locator(`h2${target}`)).toBeInViewport();
  await expect(page.getByText(/\d min read/)).toBeVisible();
});

test('the contact form checks, sends and says when it could not', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Please fill in all fields');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Message').fill('Hello there');
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Please enter a valid email address');
  await page.getByLabel('Email').fill('ada@example.c');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Hello there');
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Please enter a valid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ada@example.com');
  await send.click();
  await expect(page.getByRole('status')).toHaveText("Message sent successfully! We'll get back to you soon.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort());
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello again');
  await send.click();
  await expect(page.getByRole('status')).toHaveText(
    'Failed to send message. Please try again or email us directly.',
  );
});

test('the contact form says when somebody has sent enough', async ({ page }) => {
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1500' },
      json: { error: { code: 'rate_limited', message: 'Too many messages.', requestId: 'x' } },
    }),
  );
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Message').fill('Hello once more');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toContainText('in 25 minutes');
  await expect(page.getByLabel('Message')).toHaveValue('Hello once more');
});
