import type { en } from './en.js'

/** Access codes and their table, in Spanish. */
export const es: typeof en = ({ counted }) => ({
  accessCode: {
    title: 'Código de acceso',
    label: 'Código de acceso',
    unnamed: 'Código',
    notFound: 'No se ha encontrado este código de acceso.',
    loadFailed: 'No se ha podido cargar este código de acceso',
    loading: 'Cargando código de acceso',
    missingId: 'No hay ningún código de acceso seleccionado. Defina el atributo access-code-id.',
    issueWithoutMessage: 'El código tiene un problema que no se describe.',
    issues: (count) => counted(count, { one: '# problema del código', other: '# problemas del código' }),
    working: 'Activo',
    assumed: 'Probablemente activo',
    unconfirmed: 'Sin confirmar',
    upcoming: 'Empieza más tarde',
    over: 'Terminado',
    faulty: 'No funciona',
    setting: 'Configurando…',
    removing: 'Eliminando…',
    datesUnknown: 'Fechas desconocidas',
    offline: 'Código sin conexión',
    endsNever: 'Fin: nunca',
    ends: (date) => `Fin: ${date}`,
    ended: (date) => `Terminó: ${date}`,
    between: (start, end) => `${start} – ${end}`,
    starts: (date) => `Inicio: ${date}`,
    left: (span) => `Tiempo restante: ${span}`,
    startsSoon: (ahead) => `Empieza ${ahead}`,
    activeOngoing: 'Activo (sin fin)',
    activeUntil: (date, time) => `Activo hasta el ${date}, ${time}`,
    startsAt: (date, time) => `Empieza el ${date}, ${time}`,
    endedAt: (date, time) => `Terminó el ${date}, ${time}`,
    copy: 'Copiar código',
    edit: 'Editar código',
    delete: 'Eliminar código',
    deleteFailed: 'No se ha podido eliminar el código. Inténtelo de nuevo.'
  },
  accessCodeTable: {
    heading: 'Códigos de acceso',
    search: 'Buscar códigos de acceso',
    clearSearch: 'Borrar búsqueda',
    filters: 'Filtrar por problemas',
    add: 'Añadir código de acceso',
    count: (count) => counted(count, { one: '# código de acceso', other: '# códigos de acceso' }),
    issues: (count) =>
      counted(count, { one: '# problema de código de acceso', other: '# problemas de códigos de acceso' }),
    healthy: 'Códigos de acceso en orden',
    loading: 'Cargando códigos de acceso',
    empty: 'No se ha encontrado ningún código de acceso',
    failed: 'No se han podido cargar los códigos de acceso',
    loadingMore: (count) =>
      `Hasta ahora, ${counted(count, { one: '# código de acceso', other: '# códigos de acceso' })}…`,
    actions: (name) => `Acciones de ${name}`,
    copyCode: (code) => `Copiar código - ${code}`,
    view: 'Ver detalles del código',
    sections: { now: 'Ahora', later: 'Más tarde', ended: 'Terminados' }
  },
  accessCodeForm: {
    create: 'Nuevo código de acceso',
    edit: 'Editar código de acceso',
    created: 'Código de acceso creado',
    updated: 'Código de acceso actualizado'
  }
})
