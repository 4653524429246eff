/** Words that tell places, employers, schools and degrees apart. */

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC AB QC MB SK NS NB NSW VIC QLD TAS ACT'.split(
    ' ',
  );
/** The first codes are those of the first names. */
const statesCount = 50;
const stateNames =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,British Columbia,Alberta,Karnataka,Maharashtra,Tamil Nadu,Telangana,Andhra Pradesh,Kerala,Gujarat,Uttar Pradesh,Haryana,Punjab,Rajasthan,West Bengal,Madhya Pradesh,Delhi,Bihar,Odisha,Orissa,Uttarakhand,Jharkhand,Assam,Chhattisgarh,Himachal Pradesh,Goa,Bavaria,Catalonia,Scotland,Wales,New South Wales,Victoria,Queensland';
const countries =
  'United States,USA,U.S.A.,US,United Kingdom,UK,England,Ireland,Canada,Australia,New Zealand,Germany,France,Spain,Italy,Portugal,Netherlands,Belgium,Switzerland,Austria,Sweden,Norway,Denmark,Finland,Poland,Czech Republic,Hungary,Romania,Bulgaria,Greece,Turkey,Ukraine,Russia,India,Pakistan,Bangladesh,Sri Lanka,Nepal,China,Japan,South Korea,Korea,Taiwan,Singapore,Malaysia,Indonesia,Philippines,Vietnam,Thailand,United Arab Emirates,UAE,Saudi Arabia,Qatar,Kuwait,Bahrain,Oman,Egypt,Nigeria,Kenya,Ghana,South Africa,Morocco,Brazil,Mexico,Argentina,Chile,Colombia,Peru,Israel,Hong Kong,Iran,Iraq,Venezuela,Ecuador,Uruguay,Paraguay,Bolivia,Costa Rica,Panama,Guatemala,Honduras,El Salvador,Nicaragua,Cuba,Dominican Republic,Puerto Rico,Tunisia,Algeria,Libya,Ethiopia,Uganda,Tanzania,Rwanda,Senegal,Cameroon,Zambia,Zimbabwe,Angola,Mozambique,Lebanon,Syria,Serbia,Croatia,Slovenia,Slovakia,Bosnia and Herzegovina,Albania,North Macedonia,Montenegro,Moldova,Belarus,Estonia,Latvia,Lithuania,Iceland,Luxembourg,Malta,Cyprus,Armenia,Azerbaijan,Kazakhstan,Uzbekistan,Afghanistan,Myanmar,Cambodia,The Netherlands,Czechia,Deutschland,Österreich,Schweiz,Frankreich,Spanien,Italien,Niederlande,Belgien,Polen,Schweden,Norwegen,Dänemark,Finnland,Vereinigtes Königreich,Irland,Griechenland,Türkei,Ungarn,Tschechien,Alemania,Austria,Suiza,Francia,España,Italia,Países Bajos,Bélgica,Polonia,Suecia,Noruega,Dinamarca,Finlandia,Reino Unido,Irlanda,Estados Unidos,México,Perú,Brasil,Marruecos,Allemagne,Autriche,Suisse,Espagne,Italie,Pays-Bas,Belgique,Pologne,Suède,Norvège,Danemark,Finlande,Royaume-Uni,Irlande,États-Unis,Maroc,Tunisie,Algérie,Brésil,Sénégal,Russie,Chine,Inde,Japon,Cameroun,Liban,Turquie,Grèce,Roumanie,Égypte,Russland,Ägypten,Kamerun,Syrien,Rusia,Rússia,Cina,Giappone,Turquía,Turchia,Egipto,Rosja,Ukraina,Bułgaria,Turkije,Rusland,Germania,Svizzera,Spagna,Paesi Bassi,Belgio,Svezia,Norvegia,Danimarca,Regno Unito,Stati Uniti,Brasile,Portogallo,Alemanha,Áustria,Suíça,França,Espanha,Itália,Países Baixos,Holanda,Polónia,Polônia,Suécia,Finlândia,Moçambique,Duitsland,Oostenrijk,Zwitserland,Frankrijk,Spanje,Italië,Nederland,België,Zweden,Noorwegen,Verenigd Koninkrijk,Niemcy,Szwajcaria,Francja,Hiszpania,Włochy,Holandia,Belgia,Polska,Szwecja,Norwegia,Dania,Wielka Brytania,Irlandia,Czechy,Stany Zjednoczone';
const cities =
  'London,Paris,Lyon,Marseille,Toulouse,Grenoble,Lille,Nantes,Bordeaux,Nice,Strasbourg,Bologna,Modena,Torino,Turin,Milano,Roma,Napoli,Naples,Firenze,Florence,Köln,Cologne,München,Stuttgart,Düsseldorf,Leipzig,Dresden,Nürnberg,Wien,Zürich,Basel,Bern,Valencia,Sevilla,Seville,Málaga,Bilbao,Porto,Rotterdam,Utrecht,Eindhoven,Antwerp,Ghent,Gothenburg,Göteborg,Malmö,Bergen,Trondheim,Aarhus,Tampere,Turku,Tallinn,Riga,Vilnius,Gdansk,Gdynia,Krakow,Kraków,Wroclaw,Poznan,Brno,Bratislava,Ljubljana,Zagreb,Belgrade,Sofia,Bucharest,Cluj-Napoca,Athens,Cork,Galway,Limerick,Belfast,Cardiff,Liverpool,Sheffield,Nottingham,Newcastle,Southampton,Reading,Oxford,Cambridge,York,Bradford,Leicester,Coventry,Berlin,Madrid,Barcelona,Rome,Milan,Amsterdam,Dublin,Vienna,Zurich,Geneva,Stockholm,Oslo,Copenhagen,Helsinki,Warsaw,Prague,Budapest,Lisbon,Munich,Hamburg,Frankfurt,Brussels,Manchester,Leeds,Birmingham,Edinburgh,Glasgow,Bristol,Toronto,Vancouver,Montreal,Ottawa,Calgary,Sydney,Melbourne,Brisbane,Perth,Auckland,New York City,New York,NYC,Boston,Chicago,San Francisco,Los Angeles,Seattle,Austin,Denver,Atlanta,Dallas,Houston,Miami,Phoenix,Philadelphia,San Diego,San Jose,Portland,Washington DC,Bengaluru,Bangalore,Mumbai,Pune,Hyderabad,Chennai,New Delhi,Delhi,Noida,Gurgaon,Gurugram,Kolkata,Secunderabad,Trichy,Tiruchirappalli,Madurai,Salem,Tirupati,Vijayawada,Mangalore,Belgaum,Hubli,Manipal,Thane,Navi Mumbai,Aurangabad,Rajkot,Udaipur,Ajmer,Jodhpur,Kota,Kanpur,Agra,Varanasi,Allahabad,Meerut,Dehradun,Ludhiana,Amritsar,Mohali,Raipur,Ranchi,Jamshedpur,Guwahati,Cuttack,Puducherry,Pondicherry,Thiruvananthapuram,Cochin,Calicut,Thrissur,Ahmedabad,Jaipur,Kochi,Coimbatore,Indore,Lucknow,Chandigarh,Nagpur,Bhubaneswar,Mysore,Mysuru,Vadodara,Surat,Nashik,Bhopal,Visakhapatnam,Trivandrum,Patna,Ghaziabad,Faridabad,Dubai,Abu Dhabi,Singapore,Hong Kong,Tokyo,Shanghai,Beijing,Lagos,Nairobi,Cairo,Accra,Mombasa,Kampala,Dar es Salaam,Addis Ababa,Kigali,Abuja,Ibadan,Port Harcourt,Kumasi,Casablanca,Tunis,Algiers,Beirut,Amman,Riyadh,Jeddah,Doha,Muscat,Manama,Kuwait City,Sharjah,Ajman,Rawalpindi,Peshawar,Faisalabad,Multan,Johannesburg,Cape Town,Sao Paulo,Mexico City,Buenos Aires,Bogota,Manila,Jakarta,Kuala Lumpur,Bangkok,Karachi,Lahore,Islamabad,Dhaka,Colombo,Istanbul,Tel Aviv,Kyiv,Toledo,Zaragoza,Alicante,Murcia,Granada,Córdoba,Valladolid,Vigo,Gijón,Oviedo,Santander,Pamplona,San Sebastián,Salamanca,Burgos,Palma de Mallorca,Las Palmas,Almería,Cádiz,Girona,Tarragona,Lleida,Castellón,Logroño,Badajoz,Huelva,León,Ciudad de México,Guadalajara,Monterrey,Puebla,Bogotá,Medellín,Cali,Barranquilla,Lima,Quito,Guayaquil,Santiago de Chile,Santiago,Montevideo,Caracas,Rosario,Mendoza,Rennes,Reims,Dijon,Angers,Le Mans,Brest,Tours,Limoges,Amiens,Metz,Nancy,Besançon,Orléans,Rouen,Mulhouse,Caen,Perpignan,Avignon,Clermont-Ferrand,Saint-Étienne,Valence,Annecy,Chambéry,Montpellier,Toulon,Aix-en-Provence,Villeurbanne,La Rochelle,Poitiers,Pau,Bayonne,Bruxelles,Liège,Namur,Charleroi,Genève,Lausanne,Fribourg,Neuchâtel,Montréal,Québec,Essen,Dortmund,Duisburg,Bochum,Wuppertal,Bielefeld,Bonn,Münster,Karlsruhe,Mannheim,Augsburg,Wiesbaden,Mönchengladbach,Gelsenkirchen,Aachen,Braunschweig,Chemnitz,Kiel,Magdeburg,Freiburg,Krefeld,Mainz,Lübeck,Erfurt,Oberhausen,Rostock,Kassel,Hagen,Potsdam,Saarbrücken,Hamm,Ludwigshafen,Leverkusen,Oldenburg,Osnabrück,Heidelberg,Solingen,Darmstadt,Regensburg,Ingolstadt,Würzburg,Ulm,Heilbronn,Pforzheim,Wolfsburg,Göttingen,Reutlingen,Bremerhaven,Koblenz,Trier,Jena,Erlangen,Siegen,Hildesheim,Cottbus,Konstanz,Tübingen,Passau,Bamberg,Bayreuth,Bremen,Hannover,Frankfurt am Main,Graz,Linz,Salzburg,Innsbruck,Klagenfurt,Luzern,St. Gallen,Winterthur,Lisboa,Braga,Coimbra,Aveiro,Faro,Setúbal,Évora,Viseu,Funchal,Leiria,São Paulo,Rio de Janeiro,Belo Horizonte,Brasília,Curitiba,Porto Alegre,Recife,Fortaleza,Salvador,Florianópolis,Campinas,Goiânia,Manaus,Belém,Natal,Vitória,Genova,Palermo,Catania,Bari,Venezia,Verona,Padova,Trieste,Brescia,Parma,Reggio Emilia,Perugia,Livorno,Cagliari,Foggia,Ravenna,Rimini,Ferrara,Salerno,Sassari,Siena,Pisa,Lucca,Bergamo,Trento,Bolzano,Vicenza,Udine,Ancona,Pescara,Lecce,Messina,Como,Novara,Piacenza,Treviso,Den Haag,The Hague,Groningen,Tilburg,Almere,Breda,Nijmegen,Apeldoorn,Haarlem,Arnhem,Enschede,Amersfoort,Zaanstad,Den Bosch,’s-Hertogenbosch,Hoofddorp,Maastricht,Leiden,Dordrecht,Zoetermeer,Zwolle,Deventer,Delft,Alkmaar,Leeuwarden,Hilversum,Gouda,Antwerpen,Gent,Brugge,Leuven,Mechelen,Hasselt,Łódź,Szczecin,Bydgoszcz,Lublin,Białystok,Katowice,Częstochowa,Radom,Sosnowiec,Toruń,Kielce,Rzeszów,Gliwice,Zabrze,Olsztyn,Bielsko-Biała,Bytom,Zielona Góra,Rybnik,Opole,Tychy,Elbląg,Płock,Tarnów,Chorzów,Koszalin,Kalisz,Legnica,Sopot,Warszawa,Wrocław,Poznań,Gdańsk';

const lower = (list: string) => new Set(list.split(',').map((one) => one.toLowerCase()));
const regionNames = lower(stateNames);
const countryNames = lower(countries);
const cityNames = lower(cities);
const stateCodes = new Set(states);

const cityWords = "\\p{Lu}[\\p{L}.'’-]+(?: (?:of |de |la |St\\.? )?\\p{Lu}[\\p{L}.'’-]+){0,3}";
const cityAndRegion = new RegExp(
  `(${cityWords}),\\s*(\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2})\\.?(?:\\s+\\d{5}(?:-\\d{4})?|\\s+[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?(?:,\\s*(\\p{Lu}[\\p{L}. ]+?))?(?=$|[\\s|•·,;()-])`,
  'gu',
);

/** The state of the United States that a code stands for. */
export const stateNamed = (code: string): string | undefined =>
  statesCount > states.indexOf(code) ? stateNames.split(',')[states.indexOf(code)] : undefined;

export interface Place {
  city?: string;
  region?: string;
  countryCode?: string;
  text: string;
  start: number;
}

const isRegion = (text: string) =>
  stateCodes.has(text.replace(/\./g, '')) || regionNames.has(text.toLowerCase());
export const isCountry = (text: string) => countryNames.has(text.toLowerCase().trim());

/** Streets and firms stand before a comma as cities do. */
const noCity =
  /\b(?:st|street|ave|avenue|road|rd|drive|dr|blvd|boulevard|lane|ln|way|court|suite|apt|floor|llp|llc|inc|ltd|corp|co|university|college|bank|hotel|hospital|clinic|group|solutions|systems|technologies|services|school|labs|software|studios?|agency|foundation|industries|partners|restaurant|media|consulting|telecom|international|mbbs|rn|bsn|msn|md|phd|mba|cpa|pmp|dds|jd)\.?$|\b(?:school|university|college|institute|academy|faculty|department|ministry) of\b/i;
const cityAndCountry = new RegExp(`(${cityWords})\\s*\\((\\p{Lu}[\\p{L} ]{2,30})\\)\\W*$`, 'u');
/** "Melbourne VIC". */
const cityAndState = /(?<![\p{L}\d])(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) ([A-Z]{2,3})(?![\p{L}\d])/u;

/** "Fortaleza – CE", "Salvador, BA": some of these codes are degrees, so that the city has to be known. */
const cityAndBrazilianState = new RegExp(
  `(${cityWords})\\s*[,/–-]\\s*(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\\p{L}\\d])`,
  'u',
);

/** "Bristol BS6 5TA"; the first half of a code alone counts beside a city that is known. */
const cityAndPostcode =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'’-]+),? ([A-Z]{1,2}\d[A-Z\d]?)( ?\d[A-Z]{2})?(?=$|[\s|•·,;])/u;

/** "Leeds, United Kingdom", "Boston, MA 02101", "Bengaluru, Karnataka": the first in a text that is surely a place. */
export function findPlace(text: string): Place | null {
  cityAndRegion.lastIndex = 0;
  for (let match = cityAndRegion.exec(text); match; match = cityAndRegion.exec(text)) {
    // "12 Main Street, Springfield, IL": what was read as the region may be the city.
    cityAndRegion.lastIndex = match.index + (match[1] as string).length;
    if (noCity.test(match[1] as string)) continue;
    const second = (match[2] as string).trim();
    if (isRegion(second))
      return { city: match[1], region: second.replace(/\.$/, ''), text: match[0], start: match.index };
    if (isCountry(second))
      return { city: match[1], text: match[0], start: match.index, countryCode: undefined };
    // A name of three words may end in its region: "Pune Maharashtra India".
    const shorter = second.split(' ')[0] as string;
    if (isRegion(shorter) || isCountry(shorter)) {
      const end = match[0].indexOf(shorter, match[1]?.length) + shorter.length;
      return {
        city: match[1],
        region: isRegion(shorter) ? shorter : undefined,
        text: match[0].slice(0, end),
        start: match.index,
      };
    }
  }
  const british = cityAndPostcode.exec(text);
  if (british && (british[3] || cityNames.has((british[1] as string).toLowerCase())))
    return { city: british[1], text: british[0], start: british.index };
  const state = cityAndState.exec(text);
  if (state && cityNames.has((state[1] as string).toLowerCase()) && stateCodes.has(state[2] as string))
    return { city: state[1], region: state[2], text: state[0], start: state.index };
  const brazilian = cityAndBrazilianState.exec(text);
  if (brazilian && cityNames.has((brazilian[1] as string).toLowerCase()))
    return { city: brazilian[1], region: brazilian[2], text: brazilian[0], start: brazilian.index };
  const bracket = cityAndCountry.exec(text);
  return bracket &&
    !noCity.test(bracket[1] as string) &&
    (isCountry(bracket[2] as string) || isRegion(bracket[2] as string))
    ? { city: bracket[1], text: bracket[0], start: bracket.index }
    : null;
}

const away =
  /^(?:(?:fully |100 ?% )?remote(?:ly)?|hybrid[aeo]?|h[íi]brid[ao]|ibrid[oa]|(?:en |da )?remot[oa]|(?:à )?distance|télétravail|teletrabajo|teletrabalho|home[ -]?office|op afstand|thuiswerk\p{L}*|(?:praca )?zdalni?[ea]|hybrydow[oaey]|on-?site|presencial|worldwide)$/iu;
/** "Remote", "Híbrido", "Home office": how somebody works, in the place of a place. */
export const isRemote = (text: string): boolean => away.test(text.trim());

/** "SAINT-GIRONS (09)", as in France. */
const cityAndDepartment = /^\p{Lu}[\p{L}’' -]{2,30} \(\d{2}\)$/u;

/** "Somerville MA" alone; some codes are degrees, behind a field. */
function isCityAndCode(text: string): boolean {
  const [, city, code] = /^(\p{Lu}[\p{Ll}.’'-]+(?: \p{Lu}[\p{Ll}.’'-]+)?) ([A-Z]{2})$/u.exec(text) ?? [];
  const at = code ? states.indexOf(code) : -1;
  return city !== undefined && at >= 0 && at < statesCount && !field.test(city) && !noCity.test(city);
}

/** The words are nothing but a place. */
export function isPlace(text: string): boolean {
  if (cityAndDepartment.test(text.trim()) || isCityAndCode(text.trim())) return true;
  const [, before = '', , behind = ''] =
    /^(.+?)(\s*[/,(]\s*|\s[–-]\s)([^/,()]+)\)?$/u.exec(text.trim()) ?? [];
  if (isRemote(text) || (isRemote(behind) && isPlace(before)) || (isRemote(before) && isPlace(behind)))
    return true;
  const plain = text
    .trim()
    // "Toulouse (31)": the number of the department.
    .replace(/\s\(?\d{2}\)?$/, '')
    .replace(/^[([]|[)\].,;]+$/g, '');
  if (plain.length < 2 || plain.length > 60) return false;
  if (cityNames.has(plain.toLowerCase()) || isCountry(plain) || isRegion(plain)) return true;
  const place = findPlace(plain);
  if (place && place.text.length >= plain.length * 0.75) return true;
  const [first, ...rest] = plain.split(/,\s*/);
  return rest.length > 0 && cityNames.has((first ?? '').toLowerCase()) && rest.length < 3;
}

const school =
  /(?<![\p{L}\d])(?:universi\p{L}+|uniwersyte\p{L}+|univ\.|college|collège|colegio|colégio|institut\p{L}*|istituto|school|academ(?:y|ia|ie)|académie|academisch centrum|akademi(?:e|en|a|i|ą)|pol[iy]te[ck]\p{L}+|facult\p{L}+|facoltà|faculdade|lyc[ée]e|liceo|liceu\p{L}*|gymnase|athen(?:a?eum|ée)|sixth form|kindergarten|\p{L}*kolleg|conservat[oó]rio|konservatorium|politechnika|technikum|école|ecole|escuela|escola|scuola|szkoł\p{L}+|gymnasium|\p{L}*hochschule|\p{L}*schule|\p{L}*hogeschool|högskola\p{L}*|iit|iim|nit|iiit|ucla|uc [A-Z]\w+|suny|cuny|insa|rmit|ntnu|kth|epfl|eth|rwth|tu \p{Lu}\p{L}+|bits pilani|icai|icsi|cdac|niit|tafe|vishwa\s?vidyalaya\w*|vidyapeeth|vidyalaya|vidya\w*|mandir|convent|seminary|conservatory|bootcamp|coursera|udemy|udacity|edx|general assembly|conservatoire|cbse|icse|jntu\w?|vtu|anna univ\w*|high|technology cent(?:er|re))(?![\p{L}\d])/iu;
/** Letters of schools that are other words in small letters, as the German "mit". */
const schoolLetters =
  /(?<![\p{L}\d])(?:MIT|FH|HTL|HTBLA|IUT|ITIS|LSS|SMA|USP|UCL|LSE|KCL|UPC|UPM|UAB|NUS|NTU|HKU|UF[A-Z]{2}|UNAM|ENS[A-Z]*)(?![\p{L}\d])/u;
/** A school, a university, a course provider. */
export const namesSchool = (text: string): boolean => school.test(text) || schoolLetters.test(text);

const degree =
  /(?<![\p{L}\d])(?:ph\.?\s?d|doctor(?:ate|al)?(?: of)?|m\.?b\.?a|m\.?sc|m\.?tech|m\.?eng|m\.?c\.?a|m\.?com|m\.?phil|m\.?ed|m\.?p\.?h|m\.?f\.?a|l\.?l\.?m|b\.?a\.?sc|m\.?a\.?sc|m\.?chem|m\.?phys|m\.?math|m\.?r\.?es|b\.?v\.?sc|m\.?b\.?b\.?s|b\.?d\.?s|d\.?n\.?p|ed\.?d|psy\.?d|b\.?m\.?s|b\.?m\.?us|b\.?des|m\.?des|b\.?tec|hnd|hnc|nvq|wassce|ssce|waec|neco|baccalaur[ée]at|p\.?u\.?c|s\.?s\.?l\.?c|l\.?l\.?b|j\.?d|m\.?d|b\.?sc|b\.?tech|b\.?eng|b\.?com|b\.?c\.?a|b\.?b\.?a|b\.?ed|b\.?f\.?a|b\.?arch|b\.?pharm\w*|b\.?s\.?n|m\.?s\.?n|m\.?s\.?w|b\.?s\.?w|pgdm?|pg\s?dip|pgdbm|pgp|m\.?sci|b\.?ec(?:on)?|b\.?comm|gce|o[- ]levels?|international baccalaureate|aas|a\.a\.s?\.?|master['’]?s?|bachelor['’]?s?|associate['’]?s?(?= (?:of|in|degree))|\p{L}*diploma|ged|high school|secondary|hsc|ssc|a[- ]levels?|gcses?|abitur|intermediate|matriculation|12th|10th|xii(?:th)?|x(?:th)? (?:standard|class|std)|certificate|degree|b\.e|m\.e|b\.s|m\.s|b\.a|m\.a|bs|ms|ba|ma|be|me|graduation|post[- ]?graduation|foundation degree|minor in|major in|licen[cs]iate|licenciatura|licence|laurea(?: \w+le)?|magister|diplom|staatsexamen|ausbildung|maestr[ií]a|lehre(?: mit matura| zu[mr] \p{L}+)?|fernstudium|tecn[óo]logo|bac \+ ?\d|pr[ée]pa(?: \p{L}+)?|(?:[ée]tudiante?|[ée]l[èe]ve)[- ]ing[ée]nieure?|brevet|ing[ée]nieure?(?= (?:en|civile?)(?!\p{L}))|classes? pr[ée]paratoires?(?: aux grandes [ée]coles)?|cpge|[ée]change (?:acad[ée]mique|universitaire|erasmus)|exchange (?:semester|program(?:me)?|year)|auslandssemester|auslandsaufenthalt|bac(?= (?:pro|g[ée]n[ée]ral|s|es|l|sti2d|stmg)(?!\p{L}))|d\.?e\.?u\.?g|\p{L}*[ -]?studium|grado en|t[ée]cnico superior|matric|chartered accountancy|dae|a\.?d\.?n|kenya certificate|west african|juris doctor|undergraduate|post-?graduate|m[áa]ster|mast[èe]re|ma[îi]trise|d\.?u\.?t|b\.?t\.?s|b\.?u\.?t|dipl[ôo]me|doctorat|doctorado|doutora(?:do|mento)|dottorato|doktorat|promotion(?= (?:in|zum|an))|bachiller(?:ato)?|ingenier[íi]a|ingenier[oa](?= (?:en|civil|industrial|comercial)(?!\p{L}))|licenciad[oa](?= en)|diplomado|diplomatura|educaci[óo]n secundaria|especializa(?:ci[óo]n|[çc][ãa]o)|t[ée]cnic[oa](?= (?:en|em|superior)(?!\p{L}))|curso t[ée]cnico|propedeuse|vmbo|mavo|postgrado|posgrado|p[óo]s-gradua[çc][ãa]o|ciclo formativo|gradua[çc][ãa]o|grado|bacharelado|bacharel|mestrado|ensino m[ée]dio|ensino secund[áa]rio|maturit[àa]|diploma di \p{L}+|fachabitur|(?:allgemeine )?\p{L}*hochschulreife|mittlere reife|\p{L}+abschluss(?:prüfung)?|meisterprüfung|umschulung(?: zu[mr])?|fachinformatiker(?:in)?|vwo|havo|hbo|mbo|licencjat|in[żz]ynier|studia (?:magisterskie|in[żz]ynierskie|licencjackie|podyplomowe|doktoranckie)|matura)(?![\p{L}\d])\.?/iu;
const looseDegree = /^(?:bs|ms|ba|ma|be|me|bed|med|aas|but)$/i;

/** A school as its name begins or ends; College Park is a city. */
const schoolName = /(?:universi\p{L}+|college|institut\p{L}*|school|academy)(?:\s(?:of|de|di|für)\s|$)/iu;

/** "College Park, MD": the letters of a state after a city, which are those of a degree too. */
function isStateOfCity(text: string, code: string, start: number): boolean {
  const brazilian = cityAndBrazilianState.exec(text);
  if (brazilian?.[2] === code && cityNames.has((brazilian[1] as string).toLowerCase())) return true;
  if (!stateCodes.has(code) || !/^(?:$|[\s,;|)]|\s\d{5})/.test(text.slice(start + code.length))) return false;
  const city = /(?:^|[\t,;|(–-]\s*)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),\s*$/u.exec(
    text.slice(0, start),
  )?.[1];
  return (
    city !== undefined &&
    !noCity.test(city) &&
    !schoolName.test(city) &&
    !field.test(city) &&
    !degree.test(city)
  );
}

/** A degree or a school certificate. Two-letter degrees count only in capitals, and not as the state of a city. */
export function findDegree(text: string): { words: string; start: number } | null {
  const match = degree.exec(text);
  if (!match) return null;
  const bare = match[0].replace(/\.$/, '');
  const isLoose = looseDegree.test(bare) && bare !== bare.toUpperCase() && !/^[BM]Ed$/.test(bare);
  if (isLoose || isStateOfCity(text, bare, match.index)) {
    const rest = findDegree(text.slice(match.index + match[0].length));
    return rest && { words: rest.words, start: rest.start + match.index + match[0].length };
  }
  return { words: match[0], start: match.index };
}

const field =
  /(?<![\p{L}])(?:\p{L}*engineering|\p{L}*entwicklung|d[ée]veloppement|desarrollo|sviluppo|desenvolvimento|programa[cç]\p{L}+|programmation|programming|networking|software|computers?|comp sci|maths?|comunica\p{L}+|gesti[óo]n(?:e)?|gestão|\p{L}*wirtschaft\p{L}*|m[ée][ck]h?atr[oó]ni\p{L}+|ele[ck]tr[oó]\p{L}+|\p{L}{4,}kunde|handel|kunst|cyber\p{L}*|animation|games?|(?:ph|f)otogra\p{L}+|tourism\p{L}*|turismo|data|ingénierie|ingegneria|engenharia|\p{L}*technik|\p{L}*sciences?|ciencias?|ciências?|scienz[ae]|\p{L}*wissenschaft(?:en)?|computing|informati\p{L}+|math[eé]mati\p{L}+|matem[áa]ti\p{L}+|statisti\p{L}+|physi\p{L}+|física|fisica|\p{L}*chemi\p{L}+|química|chimi[ea]|biolog\p{L}+|\p{L}+olog(?:y|ie|ia|ía)|\p{L}*econom\p{L}+|econom[íi]a|business|management|administra\p{L}+|betriebswirtschaft\p{L}*|bwl|marketing|finance|finanz\p{L}+|accounting|commerce|trade|law|jura|droit|derecho|direito|giurisprudenza|prawo|history|geschichte|histoire|historia|história|philosoph\p{L}+|linguisti\p{L}+|literature|philology|english|german|french|spanish|design|arts?|music|theat(?:er|re)|journalism|communications?|media|education|pedagog\p{L}+|pädagogik|nursing|medicine|medizin|medicina|pharmacy|architectur[ae]|architektur|studies|relations|policy|politics|languages?|humanities|planning|development|technology|systems|robotics|security|analytics|electronics|mechanics|hospitality|culinary|agronom\p{L}+|zarządzanie|informatyka|matematyka|ekonomia|automatyka)(?!\p{L})/iu;
/** A field of study. */
export const namesField = (text: string): boolean => field.test(text) && !namesSchool(text);

const employer =
  /\b(?:inc|llc|llp|l\.l\.c|ltd|limited|corp(?:oration)?|company|co|gmbh|plc|pvt|private|s\.?a|b\.?v|ag|group|holdings?|partners|associates|solutions|systems|technologies|services|industries|enterprises?|consult(?:ing|ants|ancy)|labs?|laborator(?:y|ies)|studios?|bank|hospital|clinic|constructions?|builders|traders|trading|exports|textiles|infotech|telecom\w*|automotive|realty|properties|s\.r\.l|srl|spa|oyj|gmbh|cooperativa|co-operative|groupe|health(?:care)?|medical center|restaurant|hotel|stores?|agency|foundation|department|ministry|council|authority|university|college|school|district|army|navy|air force|airlines?|insurance|pharma\w*|software|media|networks?|capital|international|global|logistics|retail|energy|motors|foods?|cafe|café|bakery|church|museum|library|institute|association|society|trust|county|city of|state of|center|centre)\b\.?/i;
/** Legal forms that are ordinary words in small letters. */
export const endsInLegalForm = (text: string): boolean =>
  /(?:^|[\s,])(?:inc|llc|llp|ltd|corp|co|plc|gmbh|ag|kg|ohg|e\.? ?v|s\.?[aàl]|s\.?l\.?u|s\.?r\.?l|s\.?p\.?a|s\.?a\.?s|sarl|s\.?a\.?r\.?l|b\.?v|n\.?v|sp\. ?z ?o\. ?o|lda|ltda|oy|ab|as|aps)\.?$/i.test(
    text,
  );
const legalForm = /\b(?:SE|NV|N\.V|Oy|AB|SpA|SRL|S\.r\.l|KG|SAS|SARL|ApS|A\/S|SIA|UG)\b/;
/** Words that employers carry in their names. */
export const namesEmployer = (text: string): boolean => employer.test(text) || legalForm.test(text);

/** Words of titles that firms have in their names too. */
export const looseTitle = /\b(?:tech|crew|estate|anchor|partners?|fellow|associates?|hosts?)$/i;
