/** What stands in the place of an element that could not be fetched, by language: its own texts did not come either. */
export const NOT_LOADED: Readonly<Record<string, string>> = {
  en: 'This part of the page could not be loaded. Check your connection and reload the page.',
  de: 'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  es: 'No se ha podido cargar esta parte. Recargue la página.',
  fr: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
  it: 'Impossibile caricare questa parte. Ricaricare la pagina.',
  pt: 'Não foi possível carregar esta parte. Recarregue a página.',
  nl: 'Dit deel kon niet worden geladen. Laad de pagina opnieuw.',
  ja: '読み込めませんでした。ページを再読み込みしてください。',
  ar: 'تعذّر تحميل هذا الجزء. أعد تحميل الصفحة.',
  he: 'חלק זה לא נטען. יש לטעון מחדש את הדף.'
}
