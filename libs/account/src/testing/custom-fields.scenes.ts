const words = (nome: string, nomeIngles: string, nomeEspanhol: string) => ({ nome, nomeIngles, nomeEspanhol })
const field = (codigo: string, tipo: string, names: ReturnType<typeof words>, more: object = {}) => ({
  codigo,
  tipo,
  ...names,
  flagObrigatorio: false,
  opcoes: [],
  valor: null,
  ...more,
})

/** Fields that a church defines, one of each kind, with a person's answers to some. */
export const camposPersonalizados = [
  field('apelido', 'texto', words('Apelido', 'Nickname', 'Apodo'), { flagObrigatorio: true }),
  field('historia', 'texto_longo', words('Sua história', 'Your story', 'Tu historia')),
  field('anos', 'numero', words('Quantos anos de fé?', 'How many years of faith?', '¿Cuántos años de fe?')),
  field(
    'conversao',
    'data',
    words('Quando você se converteu?', 'When did you come to faith?', '¿Cuándo te convertiste?'),
    { valor: '2001-12-16' },
  ),
  field(
    'conheceu',
    'escolha',
    words('Como você conheceu a igreja?', 'How did you hear about us?', '¿Cómo conociste la iglesia?'),
    {
      valor: 'convite',
      opcoes: [
        { codigo: 'convite', ...words('Convite de alguém', 'Someone invited me', 'Me invitaron') },
        { codigo: 'internet', ...words('Pela internet', 'Online', 'Por internet') },
      ],
    },
  ),
  field(
    'ajudar',
    'multipla_escolha',
    words('Em que você gostaria de ajudar?', 'Where would you like to help?', '¿En qué te gustaría ayudar?'),
    {
      valor: ['musica'],
      opcoes: [
        { codigo: 'musica', ...words('Música', 'Music', 'Música') },
        { codigo: 'criancas', ...words('Crianças', 'Children', 'Niños') },
        { codigo: 'visitas', ...words('Visitas', 'Visits', 'Visitas') },
      ],
    },
  ),
  field('batizado', 'sim_nao', words('Já foi batizado?', 'Have you been baptized?', '¿Ya te bautizaste?')),
]
