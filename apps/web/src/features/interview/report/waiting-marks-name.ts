/** The copy that holds marks which the server doesn't have yet. Apart, so that every page can look for it. */
export const waitingMarksName = 'waiting-marks';
