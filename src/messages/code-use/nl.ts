import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Dutch. */
export const nl: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Gebruik',
  lastUsed: 'Laatst gebruikt',
  firstUsed: 'Eerst gebruikt',
  used: (count) => counted(count, { one: 'Eén keer gebruikt', other: '# keer gebruikt' }),
  usedAtLeast: (count) => counted(count, { one: 'Minstens één keer gebruikt', other: 'Minstens # keer gebruikt' }),
  inWindow: 'in de laatste 30 dagen',
  withBackup: 'met de reservecode',
  yesterday: (time) => `Gisteren ${time}`,
  usedAt: (when) => `Gebruikt: ${when}`,
  denied: (count, when) => counted(count, { one: `Eén keer geweigerd, ${when}`, other: `# keer geweigerd, laatst ${when}` }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'Code onbekend bij het slot',
    expired_code: 'Code verlopen',
    blocklisted_code: 'Code geblokkeerd',
    too_many_attempts: 'Te veel pogingen',
    blocked_by_privacy_mode: 'Privacymodus staat aan',
    credential_error: 'Code kon niet worden gelezen'
  },
  notUsed: 'Nog niet gebruikt',
  notRecently: 'Niet gebruikt in de laatste 30 dagen',
  unknown: 'Geen gebruik gemeld. Dit slot meldt mogelijk niet welke code is gebruikt.',
  notReported: 'Dit slot meldt niet welke code is gebruikt.',
  offlineCode: 'Het gebruik van offline codes wordt niet gemeld.',
  notFound: (count) => counted(count, { one: 'Geen gebruik gevonden in de laatste gebeurtenis.', other: 'Geen gebruik gevonden in de laatste # gebeurtenissen.' }),
  lockOffline: 'Het slot is offline. Later gebruik kan ontbreken.',
  failed: 'Het gebruik van deze code kon niet worden geladen',
  showAll: 'Alle gebruik tonen'
})
