import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Portuguese. */
export const pt: typeof en = ({ number }) => ({
  general: {
    back: 'Voltar',
    tryAgain: 'Tentar novamente',
    stillTrying: 'Tentando novamente…',
    reload: 'Recarregar',
    reloadPage: 'Recarregar página',
    needsReload: 'Este navegador só consegue recarregar isto com a página inteira.',
    save: 'Salvar',
    cancel: 'Cancelar',
    dismiss: 'Fechar',
    undo: 'Desfazer',
    undone: 'Desfeito',
    refresh: 'Atualizar',
    lastRead: (ago) => `Atualizado ${ago}`,
    offline: 'Você está sem conexão. Estas informações podem estar desatualizadas.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => `e mais ${number(count)}`,
    of: (part, whole) => `${number(part)} de ${number(whole)}`,
    unknownError: 'Ocorreu um erro desconhecido',
    unreachable: 'Servidor inacessível. Verifique sua conexão com a internet.',
    timedOut: 'O servidor não respondeu a tempo. Tente novamente.',
    notUpdated: 'Nada foi alterado, porque não foi possível carregar os valores mais recentes.',
    deviceTimedOut: 'O dispositivo não respondeu a tempo',
    operationRefused: 'Você não tem permissão para fazer alterações aqui.',
    refused: 'Você não tem permissão para ver isto.',
    refusedDetail: 'Peça acesso a um administrador.',
    failure: 'Algo deu errado neste widget. O restante da página continua funcionando.',
    missing: 'O item pode ter sido excluído, ou você não tem acesso a ele.',
    details: 'Detalhes',
    requestId: (id) => `Solicitação ${id}`
  },
  session: {
    failed: 'Não foi possível conectar',
    ended: 'A sessão foi encerrada',
    endedDetail: 'Faça login novamente para continuar. Já fez? Recarregue a página.',
    verifying: 'Verificando sua sessão',
    unverified: 'Não foi possível verificar sua sessão',
    unauthorized: 'A chave ou o token foi recusado. Entre novamente ou verifique se pertence a este espaço de trabalho.',
    invalidOptions: 'Problema de configuração',
    howToFix: (option, hasAttribute) => `Verifique ${hasAttribute ? 'o atributo' : 'a propriedade'} ${option}.`
  }
})
