/**
 * Words of common-password lists, normalised from the disguises that password rules invite: a capital, a digit, a
 * special character. English, Portuguese, Spanish, and what people of a church choose.
 */
const WORDS = new Set(
  `password passw0rd pass passe contrasena clave senha senhas minhasenha mudar mudarsenha trocar acesso login entrar admin
  administrador administrator root user usuario teste test testing guest convidado welcome bemvindo bienvenido hello ola
  hola qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa
  letmein iloveyou teamo euteamo teamomuito amor amores amizade meuamor princesa princess dragon monkey football futebol
  baseball basketball soccer superman batman pokemon naruto flamengo corinthians palmeiras saopaulo santos gremio vasco
  cruzeiro internacional barcelona realmadrid bocajuniors brasil brazil mexico argentina colombia familia family mother
  father filhos segredo secret secreto summer winter spring autumn verao inverno outono primavera verano invierno otono
  january february march april june july august september october november december janeiro fevereiro marco abril maio
  junho julho agosto setembro outubro novembro dezembro enero febrero marzo mayo junio julio septiembre octubre noviembre
  diciembre monday friday sunday domingo segunda sexta michael jordan jennifer charlie thomas maria jose joao ana carlos
  pedro lucas gabriel rafael daniel mateus felipe bruno jessica amanda juliana fernanda computer computador internet
  google facebook instagram whatsapp windows samsung iphone apple trustno master mustang shadow sunshine starwars hunter
  killer freedom liberdade changeme default qazwsx mypassword empresa company igreja iglesia church jesus jesuscristo
  jesusteama jesusreina jesusvive cristo deus deusefiel deuseamor deusnocomando deusmeama dios diosesamor diosesfiel god
  godislove godisgood jesuslovesme senhor senor fe faith gracia graca grace biblia bible pastor amen aleluia aleluya
  hallelujah gloria espiritosanto salmo salmos evangelho evangelio louvor adoracao oracao bencao vitoria esperanca paz
  shalom emanuel salvador blessed blessing worship ministry`.split(/\s+/),
)

const DISGUISES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const undisguised = (text: string) => [...text].map((character) => DISGUISES[character] ?? character).join('')
const letters = (text: string) => text.replace(/[^a-z]/g, '')
const trimmed = (text: string) => /[a-z](?:.*[a-z])?/s.exec(text)?.[0] ?? ''

/** Characters around a common word from which on a password is not common any more. */
const AROUND = 7

/**
 * Whether a password is a common word, or a text of the person's own, with little around it: `Senha@123`, `P@ssw0rd1!`,
 * `Jesus#2024`. Passphrases may contain such words.
 */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const text = plain(password)
  const cores = [letters(text), trimmed(text), letters(undisguised(text)), letters(undisguised(trimmed(text)))]
  const personal = own.flatMap((entry) => plain(entry).split(/[^a-z0-9]+/)).filter((part) => part.length >= 4)
  return cores.some(
    (core) => password.length - core.length <= AROUND && (WORDS.has(core) || personal.includes(core) || isRun(core)),
  )
}

/** Only one or two distinct characters, or neighbours on the keyboard or in the alphabet. */
const isRun = (core: string) =>
  new Set(core).size <= 2 ||
  ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].some((row) => core.length >= 3 && row.includes(core))
