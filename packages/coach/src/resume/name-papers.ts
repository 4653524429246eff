import type { Section } from './section.ts';

/** Letters of a license or a certificate that people put behind their name, "Yusuf Demir, CPA"; degrees are with the schools. */
const behindName =
  /^\p{L}[\p{L}.'’ -]{3,40}?,\s*((?:(?:CPA|CMA|PMP|CFA|CFP|ACCA|LCSW|LMSW|S?PHR|SHRM-S?CP|CSM|EIT|CISSP|COTA(?:\/L)?|OTR(?:\/L)?|CCMA|RDH|CDA)(?:,\s*|\s*(?=$|\s[|•·–-])))+)/u;
const nameLines = 3;

/** The papers that stand behind the name at the top of a resume. */
export const papersBehindName = (sections: readonly Section[]): string[] =>
  (sections[0]?.lines.slice(0, nameLines) ?? []).flatMap(
    ({ text }) =>
      behindName
        .exec(text)?.[1]
        ?.split(/[,\s]+/)
        .filter(Boolean) ?? [],
  );
