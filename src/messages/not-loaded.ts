/** What stands in the place of an element that could not be fetched, by language: its own texts did not come either. */
export const NOT_LOADED: Readonly<Record<string, string>> = {
  en: 'This part of the page could not be loaded. Check your connection and reload the page.',
  de: 'Dieser Teil der Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  es: 'No se ha podido cargar esta parte. Revise su conexión y recargue la página.',
  fr: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
  it: 'Impossibile caricare questa parte. Controllare la connessione e ricaricare la pagina.',
  pt: 'Não foi possível carregar esta parte. Verifique a conexão e recarregue a página.',
  nl: 'Dit deel kon niet worden geladen. Controleer uw verbinding en laad de pagina opnieuw.',
  ja: 'この部分を読み込めませんでした。接続を確認し、ページを再読み込みしてください。',
  ar: 'تعذّر تحميل هذا الجزء. تحقق من الاتصال وأعد تحميل الصفحة.',
  he: 'לא ניתן היה לטעון חלק זה. יש לבדוק את החיבור ולטעון מחדש את הדף.'
}
