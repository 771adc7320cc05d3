/** Texts shown in place of an element that is not loaded: still loading, failed, and the labels of its buttons. */
export type NotLoadedTexts = readonly [stillLoading: string, failed: string, tryAgain: string, reloadPage: string]

export const NOT_LOADED_IN_ENGLISH: NotLoadedTexts = [
  'Still loading…',
  'This part of the page could not be loaded.',
  'Try again',
  'Reload page'
]

/** Texts by language. Included here, because the messages of the element may have failed to load as well. */
export const NOT_LOADED: Readonly<Record<string, NotLoadedTexts>> = {
  en: NOT_LOADED_IN_ENGLISH,
  de: ['Wird noch geladen …', 'Dieser Teil der Seite konnte nicht geladen werden.', 'Erneut versuchen', 'Seite neu laden'],
  es: ['Aún se está cargando…', 'No se ha podido cargar esta parte.', 'Reintentar', 'Recargar página'],
  fr: ['Chargement en cours…', 'Cette partie n’a pas pu être chargée.', 'Réessayer', 'Recharger la page'],
  it: ['Caricamento in corso…', 'Impossibile caricare questa parte.', 'Riprova', 'Ricarica pagina'],
  pt: ['Ainda carregando…', 'Não foi possível carregar esta parte.', 'Tentar novamente', 'Recarregar página'],
  nl: ['Wordt nog geladen…', 'Dit deel kon niet worden geladen.', 'Opnieuw proberen', 'Pagina opnieuw laden'],
  ja: ['まだ読み込み中です…', '読み込めませんでした。', '再試行', 'ページを再読み込み'],
  ar: ['ما زال التحميل جاريًا…', 'تعذّر تحميل هذا الجزء.', 'إعادة المحاولة', 'إعادة تحميل الصفحة'],
  he: ['עדיין נטען…', 'חלק זה לא נטען.', 'ניסיון נוסף', 'טעינת הדף מחדש']
}
