/** A request's answer. */
export type GroupAnswer = 'aceita' | 'recusada'

type Words = { titulo: string; corpo: string }
const catalogue: Record<string, Record<GroupAnswer, (group: string) => Words>> = {
  pt: {
    aceita: (group) => ({
      titulo: `Você agora participa de ${group}`,
      corpo: 'Seu pedido foi aceito. Na página do grupo estão o endereço completo e os encontros.',
    }),
    recusada: (group) => ({
      titulo: `Seu pedido para participar de ${group}`,
      corpo: 'Desta vez o grupo não tem como receber você. Veja os outros grupos ou fale com a secretaria.',
    }),
  },
  es: {
    aceita: (group) => ({
      titulo: `Ya formas parte de ${group}`,
      corpo: 'Aceptaron tu solicitud. En la página del grupo están la dirección completa y los encuentros.',
    }),
    recusada: (group) => ({
      titulo: `Tu solicitud para participar en ${group}`,
      corpo: 'Por ahora el grupo no puede recibirte. Mira los demás grupos o habla con la secretaría.',
    }),
  },
  en: {
    aceita: (group) => ({
      titulo: `You now belong to ${group}`,
      corpo: 'Your request was accepted. The group’s page has the full address and the meetings.',
    }),
    recusada: (group) => ({
      titulo: `Your request to join ${group}`,
      corpo: 'The group has no place for you this time. Have a look at the other groups, or ask the church office.',
    }),
  },
}

/** The notification's text, in the church's language. */
export const answerWords = (language: string, answer: GroupAnswer, group: string): Words =>
  (catalogue[language.slice(0, 2)] ?? catalogue['en']!)[answer](group)
