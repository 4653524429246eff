const nouns = new Set(
  'engineer developer manager analyst designer nurse accountant administrator assistant specialist consultant coordinator director architect scientist technician representative executive officer supervisor teacher instructor recruiter writer editor programmer tester associate agent clerk driver operator mechanic electrician plumber welder carpenter chef cook server waiter waitress bartender cashier receptionist secretary paralegal attorney lawyer counsel counselor counsellor therapist pharmacist physician doctor dentist surgeon hygienist veterinarian auditor bookkeeper controller comptroller buyer planner scheduler strategist marketer producer photographer artist animator illustrator translator interpreter researcher professor lecturer tutor librarian caregiver aide worker janitor custodian housekeeper guard inspector estimator surveyor foreman superintendent lead leader intern trainee apprentice head president vp ceo cto cfo coo cio founder cofounder co-founder owner chief advisor adviser underwriter adjuster actuary broker trader teller economist statistician chemist biologist physicist technologist phlebotomist sonographer radiographer dietitian nutritionist trainer coach barista baker butcher host hostess concierge pilot dispatcher courier picker packer merchandiser stocker stylist salesperson salesman saleswoman seller partner fellow devops sre dba programmer crew member volunteer paramedic emt firefighter sergeant captain lieutenant soldier specialist handler laborer labourer installer fabricator machinist assembler loader ambassador promoter organizer facilitator correspondent reporter journalist anchor copywriter blogger freelancer contractor webmaster moderator liaison registrar proctor invigilator evaluator examiner investigator detective deputy dean principal superintendent provost chair chairman chairperson secretary treasurer mentor demonstrator postdoc educator pgt tgt headmaster headmistress sysadmin administrator controller practitioner hygienist internist surgeon resident nurse midwife optometrist hairdresser beautician roofer plasterer painter bricklayer welder tailor seamstress gardener landscaper farmer surveyor draftsman draughtsman draughtswoman geologist valuer estate bursar registrar sde swe qa tech rn lpn cna'.split(
    ' ',
  ),
);
/** Titles that open with their noun: "Ingénieur qualité", "Addetta contabile". Forms in -e/-a/-in of both are listed. */
const leadingNouns = new Set(
  'ingénieur ingénieure technicien technicienne développeur développeuse responsable directeur directrice assistant assistante comptable vendeur vendeuse conseiller conseillère infirmier infirmière professeur professeure stagiaire chargé chargée gestionnaire acheteur cuisinier serveur serveuse ingeniero ingeniera desarrollador desarrolladora gerente director directora asistente contador contadora analista vendedor vendedora profesor profesora enfermero enfermera técnico técnica jefe jefa auxiliar administrativo administrativa consultor consultora ingegnere sviluppatore sviluppatrice addetto addetta impiegato impiegata tecnico commerciale infermiere infermiera insegnante cuoco cameriere commesso commessa engenheiro engenheira desenvolvedor desenvolvedora assistente professora enfermeiro enfermeira pesquisador'.split(
    ' ',
  ),
);
const germanNoun =
  /(?:entwickler|ingenieur|leiter|mitarbeiter|kaufmann|kauffrau|pfleger|lehrer|berater|student|praktikant|bearbeiter|führer|techniker|assistent|mechaniker|verkäufer|fahrer|köch|koch)(?:in)?$/;

const heads = /\b(?:head|vice president|director) of\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The words name what somebody does: "Senior Product Analyst", "Head of Care". */
export function namesRole(text: string): boolean {
  return (
    heads.test(text) ||
    wordsOf(text).some(
      (word) =>
        nouns.has(word) ||
        nouns.has(word.replace(/s$/, '')) ||
        leadingNouns.has(word) ||
        germanNoun.test(word),
    )
  );
}

/** The last word that counts is a role: "Analyst", not "Analyst Group". */
export function endsInRole(text: string): boolean {
  const words = wordsOf(text.replace(/\(.*?\)/g, ' ').replace(/\b(?:i{1,3}|iv|v|\d+)$/i, ''));
  const last = words.at(-1) ?? '';
  return (
    nouns.has(last) ||
    nouns.has(last.replace(/s$/, '')) ||
    leadingNouns.has(words[0] ?? '') ||
    germanNoun.test(last)
  );
}
