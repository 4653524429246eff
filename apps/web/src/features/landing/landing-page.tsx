/** The front page. */
export function LandingPage() {
  return <h1>Greenroom</h1>;
}
