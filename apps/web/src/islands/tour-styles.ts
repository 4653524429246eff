// The styles of the product's screens: fetched with them, so that the front page does not carry them.
import '../styles/tour.css';
