/** A paragraph, or a list of points. */
type Block = string | readonly string[];

export interface Section {
  title: string;
  blocks: readonly Block[];
}

/** A page of text: an article, a policy, a page on the product. */
export interface Writing {
  title: string;
  description: string;
  lead: string;
  /** A line under the title, such as the day of the last change. */
  dateLine?: string;
  sections: readonly Section[];
}
