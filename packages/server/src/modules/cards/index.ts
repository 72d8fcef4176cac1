export { cardContent, cardText, cardVersion } from './card-content.ts';
export { cardsModule } from './module.ts';
export { createCardSender } from './send-card.ts';
