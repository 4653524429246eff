/** An email address, also where a space stands around its @. */
export const mailPattern = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
// Labels and their number are bounded, as in a host's name: a text of nothing but hyphens and dots takes no longer than another.
/** An address of the web, with or without its protocol. */
export const linkPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|\b(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|dribbble\.com|medium\.com|twitter\.com|x\.com|stackoverflow\.com|kaggle\.com|indeed\.com|facebook\.com|instagram\.com|youtube\.com|t\.me)\/[^\s|,;<>()]+|(?<![\p{L}\p{N}_])[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,63}){0,6}\.(?:com|io|dev|me|net|org|co|design|app|ai|tech|info|in|uk|de|fr|ca|au)(?:\/[^\s|,;<>()]*)?(?=$|[\s|,;)])/giu;
