/** Whether a name holds the address of a page: mails greet people by their names, in the church's name. */
export const holdsAddress = (name: string): boolean => /:\/\/|\bwww\.|\S\.[a-z]{2,}\//i.test(name)
