import { CommandError, type SettingsCommand, words } from './command.ts'
import { checkDatabase } from './doctor/database.check.ts'
import { lineOf } from './doctor/finding.ts'
import { checkHosts } from './doctor/hosts.check.ts'
import { checkDisk, checkNode } from './doctor/machine.check.ts'
import { checkReplica } from './doctor/replica.check.ts'
import { checkMail, checkRedis } from './doctor/services.check.ts'
import { checkPayments, checkSettings } from './doctor/settings.check.ts'
import { checkStorage } from './doctor/storage.check.ts'

/** Neither a database nor a folder is created, and no mail is sent; a bucket gets an object, which is deleted again. */
export const doctorCommand: SettingsCommand = {
  name: 'doctor',
  usage: '',
  summary:
    'look at settings, disk, object storage, database, its standby, mail server, Redis, hosts and payments, and say what to do',
  runWith: async (args, { config, print }) => {
    words(args, [])
    const database = await checkDatabase(config)
    const others = await Promise.all([
      checkReplica(config),
      checkDisk(config),
      checkStorage(config),
      checkMail(config),
      checkRedis(config),
      checkHosts(config, database.churches),
    ])
    const first = [...checkSettings(config), ...checkNode(), ...database.findings]
    const findings = [...first, ...others.flat(), ...checkPayments(config)]
    for (const finding of findings) print(lineOf(finding))
    const failed = findings.filter(({ level }) => level === 'fail').length
    if (failed > 0) throw new CommandError(failed === 1 ? 'one check failed' : `${failed} checks failed`)
  },
}
