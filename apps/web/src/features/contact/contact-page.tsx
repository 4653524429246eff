import { contactMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { operator } from '@/lib/operator.ts';

/** The form and who stands behind it. src/islands/contact-form.ts sends the message. */
export function ContactPage() {
  return (
    <div className="contact">
      <div className="prose">
        <h1 className="h2">{t`Contact`}</h1>
        <p className="prose-lead serif">{t`A question, a problem, an idea? Write to us.`}</p>
        <form data-contact noValidate>
          <fieldset>
            <legend className="vh">{t`Your message`}</legend>
            <div className="fld">
              <label htmlFor="contact-name">{t`Name`}</label>
              <input
                className="in"
                id="contact-name"
                name="name"
                autoComplete="name"
                maxLength={contactMaxLength.name}
                required
              />
            </div>
            <div className="fld">
              <label htmlFor="contact-email">{t`Email`}</label>
              <input
                className="in"
                id="contact-email"
                name="email"
                type="email"
                autoComplete="email"
                maxLength={contactMaxLength.email}
                required
              />
            </div>
            <div className="fld">
              <label htmlFor="contact-message">{t`Message`}</label>
              <textarea
                className="in"
                id="contact-message"
                name="message"
                rows={7}
                maxLength={contactMaxLength.message}
                required
              />
            </div>
            <button className="b b1" type="submit">
              {t`Send Message`}
            </button>
          </fieldset>
          <p className="contact-status" role="status" />
        </form>
      </div>
      <aside className="contact-block" aria-labelledby="contact-details">
        <h2 id="contact-details" className="h3">
          {t`Contact details`}
        </h2>
        <address>
          <p>{operator.company}</p>
          <p>
            <a href={`mailto:${operator.email}`}>{operator.email}</a>
          </p>
          <p>{operator.address}</p>
        </address>
      </aside>
    </div>
  );
}
