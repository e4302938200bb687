import type { Locale } from '@atrio/i18n'

const WORDS: Record<Locale, readonly string[]> = {
  'pt-BR': [
    'A inscrição vale para a pessoa indicada em cada ingresso, neste evento. Valores, prazos e regras são os que a página do evento mostra.',
    'A igreja usa os dados desta inscrição para organizar o evento e para falar com você sobre ele.',
    'Em caso de desistência ou de mudança do evento, fale com a igreja: é ela que responde pelo evento e pelas devoluções.',
  ],
  en: [
    'Each ticket is for the person named on it, for this event. Prices, deadlines, and rules are those shown on the event’s page.',
    'The church uses the details of this registration to organize the event and to contact you about it.',
    'If you can’t come, or the event changes, contact the church: it is responsible for the event and for refunds.',
  ],
  es: [
    'Cada entrada es para la persona indicada en ella, en este evento. Los precios, plazos y reglas son los que muestra la página del evento.',
    'La iglesia usa los datos de esta inscripción para organizar el evento y para comunicarse contigo.',
    'Si no puedes asistir o si el evento cambia, habla con la iglesia: ella responde por el evento y por los reembolsos.',
  ],
}

/** Terms of an event that has none of its own, as HTML. */
export const generalTerms = (locale: Locale): string => WORDS[locale].map((text) => `<p>${text}</p>`).join('')
