import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Spanish. */
export const es: typeof en = ({ number }) => ({
  general: {
    back: 'Atrás',
    tryAgain: 'Reintentar',
    stillTrying: 'Seguimos intentándolo…',
    reload: 'Recargar',
    reloadPage: 'Recargar página',
    needsReload: 'Este navegador solo puede volver a cargarlo con toda la página.',
    save: 'Guardar',
    cancel: 'Cancelar',
    dismiss: 'Cerrar',
    undo: 'Deshacer',
    undone: 'Deshecho',
    refresh: 'Actualizar',
    lastRead: (ago) => `Actualizado ${ago}`,
    offline: 'No tiene conexión. Es posible que esta información no esté actualizada.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => `y ${number(count)} más`,
    of: (part, whole) => `${number(part)} de ${number(whole)}`,
    unknownError: 'Se ha producido un error desconocido',
    unreachable: 'No se puede acceder al servidor. Compruebe su conexión a Internet.',
    timedOut: 'El servidor no ha respondido a tiempo. Inténtelo de nuevo.',
    notUpdated: 'No se ha cambiado nada porque no se han podido cargar los valores más recientes.',
    deviceTimedOut: 'El dispositivo no ha respondido a tiempo',
    operationRefused: 'No tiene permiso para hacer cambios aquí.',
    refused: 'No tiene permiso para ver esto.',
    refusedDetail: 'Pida acceso a un administrador.',
    failure: 'Algo ha fallado en este widget. El resto de la página sigue funcionando.',
    missing: 'Puede que se haya eliminado o que no tenga acceso.',
    details: 'Detalles',
    requestId: (id) => `Solicitud ${id}`
  },
  session: {
    failed: 'No se ha podido conectar',
    ended: 'Su sesión se ha cerrado',
    endedDetail: 'Vuelva a iniciar sesión para continuar. ¿Ya lo ha hecho? Recargue la página.',
    verifying: 'Comprobando su sesión',
    unverified: 'No se ha podido comprobar su sesión',
    unauthorized: 'Se ha rechazado la clave o el token. Inicie sesión de nuevo o compruebe que sea de este espacio de trabajo.',
    invalidOptions: 'Problema de configuración',
    howToFix: (option, hasAttribute) => `Revise ${hasAttribute ? 'el atributo' : 'la propiedad'} ${option}.`
  }
})
