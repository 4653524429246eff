/** Who runs this deployment. The values are placeholders until an operator writes their own. */
interface Operator {
  company: string;
  email: string;
  /** The postal address, one line each. */
  address: readonly string[];
  /** The public origin, without a slash at the end; canonical links and the sitemap start with it. */
  siteUrl: string;
}

export const operator: Operator = {
  company: 'Example Company Ltd.',
  email: 'hello@greenroom.example',
  address: ['1 Example Street', '00000 Example City'],
  siteUrl: 'https://greenroom.example',
};
