/**
 * Writes a cookie of this origin that the next request carries.
 * @param seconds how long it is kept; 0 removes it
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  // Chrome stores it after the assignment: a reload right after was sent without it. Reading waits for what was written.
  void document.cookie
}
