/** A room of the server: a part of apps/server/src that sees only the rooms below it. */
export type ServerRoom = {
  name: string
  what: string
  /** Folders and files under apps/server/src; the longest that fits counts. */
  holds: string[]
  /** Each folder in it is a room of its own, which imports none beside it. */
  parted?: boolean
  mayImport: string[]
}

const base = ['runtime', 'http', 'database']
const platform = [...base, 'outbound', 'platform/church', 'platform/auth', 'platform/mail', 'platform/media']
const shared = [...platform, 'platform/people', 'platform']

/** From the lowest to the highest: `server-rooms.test.ts` holds every import of the server to it. */
export const serverRooms: ServerRoom[] = [
  {
    name: 'runtime',
    what: 'settings, clock and files of the process',
    holds: ['runtime'],
    mayImport: [],
  },
  { name: 'http', what: 'requests and answers, without a church or a person', holds: ['http'], mayImport: ['runtime'] },
  {
    name: 'database',
    what: 'connections, transactions, row-level security, migrations',
    holds: ['database'],
    mayImport: ['runtime', 'http'],
  },
  { name: 'outbound', what: 'calls to other hosts', holds: ['outbound'], mayImport: base },
  {
    name: 'platform/church',
    what: 'which church a call is about',
    holds: ['platform/church'],
    mayImport: [...base, 'outbound'],
  },
  {
    name: 'platform/auth',
    what: 'accounts, sessions, secrets, limits',
    holds: ['platform/auth'],
    mayImport: [...base, 'outbound', 'platform/church'],
  },
  {
    name: 'platform/mail',
    what: 'mails that are not lost',
    holds: ['platform/mail'],
    mayImport: [...base, 'platform/church', 'platform/auth'],
  },
  { name: 'platform/media', what: 'pictures and recordings', holds: ['platform/media'], mayImport: base },
  {
    name: 'platform/people',
    what: 'who calls, and as whom a church knows them',
    holds: ['platform/people'],
    mayImport: platform,
  },
  {
    name: 'platform',
    what: 'the list of what every module is given',
    holds: ['platform'],
    mayImport: [...platform, 'platform/people'],
  },
  { name: 'payments', what: 'orders and how they are paid', holds: ['payments'], mayImport: shared },
  {
    name: 'modules',
    what: 'one feature each',
    holds: ['modules'],
    parted: true,
    mayImport: [...shared, 'payments'],
  },
  {
    name: 'content',
    what: 'a church as a folder of files',
    holds: ['content'],
    mayImport: [...shared, 'payments', 'modules'],
  },
  { name: 'web', what: 'the portal as HTML', holds: ['web'], mayImport: shared },
  {
    name: 'backup',
    what: 'database and files as a folder, and back',
    holds: ['backup'],
    mayImport: ['runtime', 'database', 'platform/auth', 'platform/media'],
  },
  {
    name: 'start',
    what: 'composition',
    holds: ['start', 'main.ts'],
    mayImport: [...shared, 'payments', 'modules', 'content', 'web'],
  },
  {
    name: 'cli',
    what: 'the commands',
    holds: ['cli'],
    mayImport: [...shared, 'payments', 'modules', 'content', 'backup', 'start'],
  },
]

const holds = (place: string, file: string) => place === '' || file === place || file.startsWith(`${place}/`)

/** The room of a file, with its folder where the room is parted. @param file from apps/server/src, with `/` */
export function roomOf(file: string): { room: ServerRoom; name: string } {
  const places = serverRooms.flatMap((room) => room.holds.map((place) => ({ room, place })))
  const [found] = places.filter(({ place }) => holds(place, file)).sort((a, b) => b.place.length - a.place.length)
  if (!found) throw new Error(`${file} belongs to no room of the server`)
  const { room, place } = found
  const folder = file.slice(place.length + 1).split('/')
  return { room, name: room.parted && folder.length > 1 ? `${room.name}/${folder[0]}` : room.name }
}

/** Whether one file of the server may import another. */
export function mayImportFile(from: string, to: string): boolean {
  const importer = roomOf(from)
  const imported = roomOf(to)
  return importer.name === imported.name || importer.room.mayImport.includes(imported.room.name)
}
