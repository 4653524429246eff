const nouns = new Set(
  'engineer developer manager analyst designer nurse accountant administrator assistant specialist consultant coordinator director architect scientist technician representative executive officer supervisor teacher instructor recruiter writer editor programmer tester associate agent clerk driver operator mechanic electrician plumber welder carpenter chef cook server waiter waitress bartender cashier receptionist secretary paralegal attorney lawyer counsel counselor counsellor therapist pharmacist physician doctor dentist surgeon hygienist veterinarian auditor bookkeeper controller comptroller buyer planner scheduler strategist marketer producer photographer artist animator illustrator translator interpreter researcher professor lecturer tutor librarian caregiver aide worker janitor custodian housekeeper guard inspector estimator surveyor foreman superintendent lead leader intern trainee apprentice head president vp ceo cto cfo coo cio founder cofounder co-founder owner chief advisor adviser underwriter adjuster actuary broker trader teller economist statistician chemist biologist physicist technologist phlebotomist sonographer radiographer dietitian nutritionist trainer coach barista baker butcher host hostess concierge pilot dispatcher courier picker packer merchandiser stocker stylist salesperson salesman saleswoman seller partner fellow devops sre dba programmer crew member volunteer paramedic emt firefighter sergeant captain lieutenant soldier specialist handler laborer labourer installer fabricator machinist assembler loader ambassador promoter organizer facilitator correspondent reporter journalist anchor copywriter blogger freelancer contractor webmaster moderator liaison registrar proctor invigilator evaluator examiner investigator detective deputy dean principal superintendent provost chair chairman chairperson secretary treasurer mentor demonstrator postdoc sde swe qa tech rn lpn cna'.split(
    ' ',
  ),
);
const heads = /\b(?:head|vice president|director) of\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The words name what somebody does: "Senior Product Analyst", "Head of Care". */
export function namesRole(text: string): boolean {
  return (
    heads.test(text) || wordsOf(text).some((word) => nouns.has(word) || nouns.has(word.replace(/s$/, '')))
  );
}

/** The last word that counts is a role: "Analyst", not "Analyst Group". */
export function endsInRole(text: string): boolean {
  const words = wordsOf(text.replace(/\(.*?\)/g, ' ').replace(/\b(?:i{1,3}|iv|v|\d+)$/i, ''));
  const last = words.at(-1) ?? '';
  return nouns.has(last) || nouns.has(last.replace(/s$/, ''));
}
