import type { en } from './en.js'

/** Connecting an account, in German. */
export const de: typeof en = () => ({
  connectAccount: {
    connect: 'Konto verbinden',
    failed: 'Die Seite zum Verbinden Ihres Kontos konnte nicht geöffnet werden.',
    nextStep: 'Versuchen Sie es gleich noch einmal. Wenn es wieder fehlschlägt, wenden Sie sich an den Support.'
  }
})
