/** What stands in the place of an element that could not be fetched, by language: its own texts did not come either. */
export const NOT_LOADED: Readonly<Record<string, string>> = {
  en: 'This part of the page could not be loaded. Check your connection and reload the page.',
  de: 'Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.'
}
