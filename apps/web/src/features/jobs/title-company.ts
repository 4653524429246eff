import { jobLimits } from '@greenroom/domain';

/** A job as people say it, "Product Analyst at Fjord Labs". A name begins with a capital or a figure. The last "at" leads to it. */
const jobAtCompany = /^(\S.*\S)\s+(?:@|at|bei|chez)\s+((?:the\s+)?[\p{Lu}\p{N}].*)$/u;

/** What follows "at" in a title and is no company: "Attorney at Law", "Editor at Large", "Nurse at 7 pm". */
const partOfTitle = /^(?:law|large|sea|home|work|night|\d[\d:.]*\s*(?:am|pm|h|%)?)$/i;

interface TitleAndCompany {
  title: string;
  company: string;
}

/** Splits a title that also names the company. What names none, or has a company beside it already, stays as it is. */
export function splitTitle({ title, company }: TitleAndCompany): TitleAndCompany {
  const [, job = '', named = ''] = jobAtCompany.exec(title.trim()) ?? [];
  const name = named.replace(/[\s,.]+$/, '');
  if (company.trim() !== '' || name === '' || name.length > jobLimits.company || partOfTitle.test(name))
    return { title, company };
  return { title: job, company: name };
}
