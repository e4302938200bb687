/** Connects to a mail server, greets it and signs in, without sending. Rejects where one of these fails. */
export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transporter = createTransport({ url, ...timeouts })
  try {
    await transporter.verify()
  } finally {
    transporter.close()
  }
}
