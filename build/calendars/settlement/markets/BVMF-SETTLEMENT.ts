import { closed, settlement } from '../../forms/settlement.js';

/** On 30 December 2022 no clearing, no settlement, no movement at the depository; as on Carnival. */
const B3_2022 = 'https://maisretorno.com/portal/como-fica-o-funcionamento-da-bolsa-e-dos-bancos-no-fim-de-ano';
const B3_2020 =
  'https://www.dgabc.com.br/Noticia/3445267/b3-informa-que-nao-havera-pregao-no-dia-11-mas-funcionara-em-9-07-e-20-11';

export default settlement({
  mic: 'BVMF',
  name: 'B3, São Paulo',
  at: 'B3 depository, Brazilian real',
  timezone: 'America/Sao_Paulo',
  years: [1998, 2100],
  bases: [closed('BVMF', 1998, B3_2022), closed('BRL', 1998, B3_2020)],
});
