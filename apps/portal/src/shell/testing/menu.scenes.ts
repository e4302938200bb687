import { wireStartUp } from '@atrio/testing'

type MenuItemWire = ReturnType<typeof wireStartUp>['igrejaAppMenu'][number]

const item = (
  id: number,
  codigo: string,
  names: [string, string, string],
  url: string | null = null,
): MenuItemWire => ({
  id,
  idIgreja: 1,
  codigo,
  flagAtivo: true,
  url,
  nome: names[0],
  nomeIngles: names[1],
  nomeEspanhol: names[2],
})

/** A menu with entries inside and outside, one that no feature answers for, and one without an address. */
export const menuItems: MenuItemWire[] = [
  item(1, 'NOTICIAS', ['Notícias', 'News', 'Noticias']),
  item(2, 'BIBLIA', ['Bíblia', 'Bible', 'Biblia']),
  item(3, 'PLAY', ['Play', 'Play', 'Play']),
  item(4, 'RADIO', ['Rádio', 'Radio', 'Radio'], 'https://radio.example/ao-vivo'),
  item(5, 'REDE_SOCIAL', ['Instagram', 'Instagram', 'Instagram'], 'https://www.instagram.com/vidaplena'),
  item(6, 'CELULAS', ['Grupos', 'Groups', 'Grupos']),
  item(7, 'LINK', ['Loja', 'Shop', 'Tienda'], 'javascript:alert(1)'),
]

/** As many entries again: over twelve that lead somewhere. */
export const bigMenu: MenuItemWire[] = [0, 1, 2].flatMap((round) =>
  menuItems.map((one) => ({ ...one, id: one.id + round * 10, nome: round ? `${one.nome} ${round + 1}` : one.nome })),
)

/** The test church as a member of an organisation. */
export const inOrganization = { igreja: { ...wireStartUp().igreja, slugOrganizacao: 'gracenetwork' } }
