/**
 * Passwords that meet every rule and are still guessed first, in lower case: the patterns of published lists (a word,
 * digits in a row, one sign at the end), with the words that people here choose.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    'password',
    'senha',
    'contrasena',
    'qwerty',
    'welcome',
    'admin',
    'abcd',
    'teste',
    'mudar',
    'brasil',
    'jesus',
    'jesuscristo',
    'deus',
    'deusefiel',
    'igreja',
    'iglesia',
    'church',
    'pastor',
    'gospel',
    'familia',
    'amor',
  ]
    .flatMap((word) =>
      ['1', '12', '123', '1234', '12345', '2024', '2025', '2026'].flatMap((digits) =>
        ['@', '!', '#', '$', '*'].flatMap((sign) => [`${word}${digits}${sign}`, `${word}${sign}${digits}`]),
      ),
    )
    .concat(
      'p@ssw0rd',
      'passw0rd!',
      'p@ssw0rd1',
      'p@$$w0rd',
      'p@$$w0rd1',
      '1q2w3e4r!',
      '1q2w3e4r@',
      'aa123456@',
      'aa123456!',
      'aa@123456',
      'a@123456',
      'a1234567@',
      'abc123!@#',
      'iloveyou1!',
      'letmein1!',
      'changeme1!',
      'changeme1@',
    ),
)
