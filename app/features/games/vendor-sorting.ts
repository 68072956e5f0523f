/** The vendor sorting lies below the shell, whose menu is built from it too. */
export * from '../../domain/games/vendor-sorting';
