const nouns = new Set(
  'engineer developer manager analyst designer nurse accountant administrator assistant specialist consultant coordinator director architect scientist technician representative executive officer supervisor teacher instructor recruiter writer editor programmer tester associate agent clerk driver operator mechanic electrician plumber welder carpenter chef cook server waiter waitress bartender cashier receptionist secretary paralegal attorney lawyer counsel counselor counsellor therapist pharmacist physician doctor dentist surgeon hygienist veterinarian auditor bookkeeper controller comptroller buyer planner scheduler strategist marketer producer photographer artist animator illustrator translator interpreter researcher professor lecturer tutor librarian caregiver aide worker janitor custodian housekeeper guard inspector estimator surveyor foreman superintendent lead leader intern trainee apprentice head president vp ceo cto cfo coo cio founder cofounder co-founder owner chief advisor adviser underwriter adjuster actuary broker trader teller economist statistician chemist biologist physicist technologist phlebotomist sonographer radiographer dietitian nutritionist trainer coach barista baker butcher host hostess concierge pilot dispatcher courier picker packer merchandiser stocker stylist salesperson salesman saleswoman seller partner fellow devops sre dba programmer crew member volunteer paramedic emt firefighter sergeant captain lieutenant soldier specialist handler laborer labourer installer fabricator machinist assembler loader ambassador promoter organizer facilitator correspondent reporter journalist anchor copywriter blogger freelancer contractor webmaster moderator liaison registrar proctor invigilator evaluator examiner investigator detective deputy dean principal superintendent provost chair chairman chairperson secretary treasurer mentor demonstrator postdoc educator dishwasher busser housekeeper groundskeeper detailer groomer bellman caterer florist barber mason glazier deckhand sailor ranger attendant pgt tgt headmaster headmistress sysadmin administrator controller cutter selector docketer expert practitioner hygienist internist surgeon resident nurse midwife optometrist hairdresser beautician roofer plasterer painter bricklayer welder tailor seamstress gardener landscaper farmer surveyor draftsman draughtsman draughtswoman geologist valuer estate bursar registrar sde swe qa tech rn lpn cna advocate speaker evangelist actor actress dancer musician singer composer columnist curator scholar marketer cto scrum tutor lifeguard nanny babysitter waitstaff stagehand economist epidemiologist psychologist sociologist archivist admin internship traineeship apprenticeship vacataire post-doctorat postdoctorat geographer hydrologist toxicologist pathologist radiologist cardiologist candidate'.split(
    ' ',
  ),
);
/** Titles that open with their noun: "Ingénieur qualité", "Addetta contabile". Forms in -e/-a/-in of both are listed. */
const leadingNouns = new Set(
  'stage estágio pasantía tirocinio praktykant praktykantka stażysta stażystka ingénieur ingénieure technicien technicienne développeur développeuse responsable directeur directrice assistant assistante comptable vendeur vendeuse conseiller conseillère infirmier infirmière professeur professeure stagiaire chargé chargée gestionnaire acheteur cuisinier serveur serveuse ingeniero ingeniera desarrollador desarrolladora gerente director directora asistente contador contadora analista vendedor vendedora profesor profesora enfermero enfermera técnico técnica jefe jefa auxiliar administrativo administrativa consultor consultora ingegnere sviluppatore sviluppatrice addetto addetta impiegato impiegata tecnico commerciale infermiere infermiera insegnante cuoco cameriere commesso commessa engenheiro engenheira desenvolvedor desenvolvedora assistente professora enfermeiro enfermeira pesquisador ingénieur-conseil chef cheffe développeuse concepteur conceptrice administrateur administratrice coordinateur coordinatrice animateur animatrice formateur formatrice enseignant enseignante chercheur chercheuse doctorant doctorante consultant consultante attaché attachée agent secrétaire alternant alternante rédacteur rédactrice graphiste juriste avocat avocate médecin pharmacien pharmacienne éducateur éducatrice employé employée caissier caissière chauffeur magasinier préparateur opérateur opératrice analyste apprenti apprentie bénévole fondateur fondatrice cofondateur cofondatrice co-fondateur auditeur auditrice aide-soignant aide-soignante hôte hôtesse coordinador coordinadora encargado encargada becario becaria investigador investigadora docente maestro maestra médico médica abogado abogada arquitecto arquitecta diseñador diseñadora programador programadora periodista redactor redactora camarero camarera cocinero cocinera dependiente dependienta operario operaria conductor conductora recepcionista secretario secretaria contable economista supervisor supervisora especialista practicante pasante voluntario voluntaria fundador fundadora cofundador cofundadora monitor monitora ayudante jefa subdirector subdirectora asesor asesora gestor gestora comercial teleoperador teleoperadora mozo cajero cajera responsabile direttore direttrice impiegato programmatore programmatrice progettista analista ricercatore ricercatrice docente insegnante medico avvocato architetto grafico giornalista redattore redattrice tirocinante stagista consulente coordinatore coordinatrice segretario segretaria contabile ragioniere magazziniere operaio operaia autista barista cassiere cassiera assistente collaboratore collaboratrice educatore educatrice animatore animatrice venditore venditrice fondatore fondatrice socio socia dottorando dottoranda gestor gestora coordenador coordenadora estagiário estagiária programador programadora consultor consultora diretor diretora secretário secretária contador contadora vendedora médico médica advogado advogada arquiteto arquiteta designer jornalista recepcionista operador operadora motorista cozinheiro cozinheira garçom auxiliar atendente supervisor supervisora especialista monitor bolsista pesquisadora fundador fundadora encarregado encarregada medewerker medewerkster ontwikkelaar ontwikkelaarster beheerder adviseur adviseuse leraar lerares docent docente verpleegkundige stagiair stagiaire verkoper verkoopster monteur directeur directrice onderzoeker projectleider teamleider boekhouder kok ober chauffeur vrijwilliger vrijwilligster oprichter eigenaar bijlesdocent teamlead hulpverlener begeleider begeleidster programista programistka specjalista specjalistka kierownik kierowniczka asystent asystentka analityk inżynier inżynierka nauczyciel nauczycielka doradca sprzedawca sprzedawczyni kasjer kasjerka księgowa księgowy stażysta stażystka praktykant praktykantka dyrektor dyrektorka menedżer menedżerka menadżer menadżerka konsultant konsultantka recepcjonista recepcjonistka kelner kelnerka grafik graficzka projektant projektantka pracownik pracownica kierowca mechanik pielęgniarka pielęgniarz lekarz lekarka referent koordynator koordynatorka lider liderka właściciel właścicielka tłumacz tłumaczka redaktor redaktorka magazynier brygadzista technik wolontariusz wolontariuszka barman barmanka ekspert ekspertka handlowiec prawnik prawniczka wykładowca werkstudent werkstudentin praktikant praktikantin redakteur redakteurin geschäftsführer geschäftsführerin gründer gründerin inhaber inhaberin aushilfe sekretärin arzt ärztin anwalt anwältin architekt architektin doktorand doktorandin hilfskraft tutor tutorin übersetzer übersetzerin kellner kellnerin bäcker schreiner elektriker tischler erzieher erzieherin sozialpädagoge sozialpädagogin buchhalter buchhalterin volontär volontärin teamleitung projektleitung bereichsleitung abteilungsleitung wissenschaftliche studentische'.split(
    ' ',
  ),
);
const germanNoun =
  /(?:entwickler|ingenieur|leiter|mitarbeiter|arbeiter|redakteur|gestalter|planer|prüfer|helfer|(?:fach|service|lehr|hilfs|pflege|büro)kraft|referent|betreuer|architekt|administrator|programmierer|sanitäter|(?<=\p{L})hilfe|bote|meister|manager|medewerker|ontwikkelaar|beheerder|adviseur|leraar|docent|verkoper|monteur|onderzoeker|kaufmann|kauffrau|pfleger|lehrer|berater|student|praktikant|bearbeiter|führer|techniker|assistent|mechaniker|verkäufer|fahrer|köch|koch|praktikum)(?:in)?$/u;

/** What stands before the noun of a title: "Senior Ingénieur logiciel". */
const grade =
  /^(?:senior|junior|lead|co|vice|stellvertretende[rn]?|leitende[rn]?|młodszy|młodsza|starszy|starsza|główny|główna)$/;

/** A student's job; "Park Slope Food Co-op" is a shop. */
const studentJob =
  /\b(?:engineering|software|mechanical|electrical|chemical|civil|manufacturing|process|quality|research|design|data|business|student|industrial|systems|controls|firmware|test) co-?op$/i;
const heads = /\b(?:head|vice president|director|chief|member) of\b|\bscrum master\b/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** The words name what somebody does: "Senior Product Analyst", "Head of Care". */
export function namesRole(text: string): boolean {
  return (
    heads.test(text) ||
    studentJob.test(text) ||
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
  const words = wordsOf(
    text
      .replace(/\([^()]*\)|\((?:m|w|f|d|h|x)(?:[/|](?:m|w|f|d|h|x))+\)?/gi, ' ')
      .replace(/\b(?:i{1,3}|iv|v|\d+)$/i, ''),
  );
  const last = words.at(-1) ?? '';
  return (
    studentJob.test(text) ||
    nouns.has(last) ||
    nouns.has(last.replace(/s$/, '')) ||
    nouns.has(last.split('-').at(-1) ?? '') ||
    leadingNouns.has(words[0] ?? '') ||
    leadingNouns.has(last) ||
    (grade.test(words[0] ?? '') && leadingNouns.has(words[1] ?? '')) ||
    germanNoun.test(last)
  );
}

/** The title of a line that goes on with hours or a place: "Dental Hygienist - Part Time". */
export const titleOf = (line: string): string => line.split(/\s[-–|(]/, 1)[0] ?? '';
