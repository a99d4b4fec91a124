/** Names of the field that no calendar has, with what is near them; written by build/names/write-names.ts. */

const NAMES = `
AEAB	AED	differs	Abu Dhabi, Business Day (as defined in 2021 ISDA Definitions Section 2.1.10 (ii)) (FpML)	AE (public holidays)	5	+2015-12-01
AEDU	AED	differs	Dubai, United Arab Emirates (FpML)	AE (public holidays)	5	+2015-12-01
AMYE	AM	uncompared	Yerevan, Armenia (FpML)
AOLU	AO	uncompared	Luanda, Angola (FpML)
ARBA	ARS	differs	Buenos Aires, Argentina (FpML)	holidays 0.102 AR	13	+2015-12-24
ATVI	AT	differs	Vienna, Austria (FpML)	holidays 0.102 AT	38	-2015-04-03
AUBR	AU:QLD	differs	Brisbane, Australia (FpML)	holidays 0.102 AU-QLD	16	-2015-08-12
AUCA	AU:ACT	differs	Canberra, Australia (FpML)	holidays 0.102 AU-ACT	16	-2015-08-03
AZBA	AZ	uncompared	Baku, Azerbaijan (FpML)
BBBR	BB	uncompared	Bridgetown, Barbados (FpML)
BDDH	BDT	differs	Dhaka, Bangladesh (FpML)	BD (public holidays)	4	+2016-07-16
BEBR	BE	differs	Brussels, Belgium (FpML)	holidays 0.102 BE	43	-2015-04-03
BGSO	BG	differs	Sofia, Bulgaria (FpML)	EUR (payments)	176	+2015-01-02
BMHA	BM	uncompared	Hamilton, Bermuda (FpML)
BNBS	BN	uncompared	Bandar Seri Begawan, Brunei (FpML)
BOLP	BO	uncompared	La Paz, Bolivia (FpML)
BRBR	BR:DF	differs	Brasilia, Brazil. (FpML)	BRL (payments)	12	+2015-11-30
BRRJ	BR:RJ-RJ	differs	Rio de Janeiro, Brazil. (FpML)	BRL (payments)	28	+2015-01-20
BRSP	BR:SP-SP	differs	Sao Paulo, Brazil. (FpML)	BRL (payments)	29	+2015-07-09
BSNA	BS	uncompared	Nassau, Bahamas (FpML)
BWGA	BW	uncompared	Gaborone, Botswana (FpML)
BYMI	BY	uncompared	Minsk, Belarus (FpML)
CACL	CA:AB	differs	Calgary, Canada (FpML)	CAD (payments)	50	+2015-02-16
CAFR	CA:NB	differs	Fredericton, Canada. (FpML)	CAD (payments)	95	-2015-05-18
CAMO	CA:QC	differs	Montreal, Canada (FpML)	Strata 2.12.74 CAMO	13	-2017-06-26
CAOT	CA:ON	differs	Ottawa, Canada (FpML)	CAD (payments)	45	+2015-02-16
CAVA	CA:BC	differs	Vancouver, Canada (FpML)	CAD (payments)	61	+2015-02-09
CAWI	CA:MB	differs	Winnipeg, Canada (FpML)	CAD (payments)	56	+2015-02-16
CHBA	CH:BS	differs	Basel, Switzerland (FpML)	CHF (payments)	11	-2015-01-02
CHGE	CH:GE	differs	Geneva, Switzerland (FpML)	CHF (payments)	61	-2015-01-02
CIAB	CI	uncompared	Abidjan, Cote d'Ivoire (FpML)
CLSA	CLP	differs	Santiago, Chile (FpML)	holidays 0.102 CL	1	+2018-01-16
CMYA	CM	uncompared	Yaounde, Cameroon (FpML)
CRSJ	CR	uncompared	San Jose, Costa Rica (FpML)
CWWI	CW	uncompared	Willemstad, Curacao (FpML)
CYNI	CY	differs	Nicosia, Cyprus (FpML)	holidays 0.102 CY	16	-2015-04-14
DECO	DE:NW	differs	Cologne, Germany (FpML)	EUR (payments)	72	+2015-05-14
DEDU	DE:NW	differs	Dusseldorf, Germany (FpML)	EUR (payments)	72	+2015-05-14
DEFR	DE:HE	differs	Frankfurt, Germany (FpML)	QuantLib 1.29 Germany::Settlement	12	-2015-12-24
DEHA	DE:NI	differs	Hannover, Germany (FpML)	EUR (payments)	53	+2015-05-14
DEHH	DE:HH	differs	Hamburg, Germany (FpML)	EUR (payments)	53	+2015-05-14
DELE	DE:SN	differs	Leipzig, Germany (FpML)	EUR (payments)	70	+2015-05-14
DEMA	DE:RP	differs	Mainz, Germany (FpML)	EUR (payments)	72	+2015-05-14
DEMU	DE:BY	differs	Munich, Germany (FpML)	EUR (payments)	83	+2015-01-06
DEST	DE:BW	differs	Stuttgart, Germany (FpML)	EUR (payments)	83	+2015-01-06
DKCO	DKK	differs	Copenhagen, Denmark (FpML)	QuantLib 1.29 Denmark	45	+2015-05-15
DOSD	DO	uncompared	Santo Domingo, Dominican Republic (FpML)
ECGU	EC	differs	Guayaquil, Ecuador (FpML)	USD (payments)	255	-2015-01-19
EETA	EE	differs	Tallinn, Estonia (FpML)	EUR (payments)	71	+2015-02-24
EGCA	EGP	differs	Cairo, Egypt (FpML)	EG (public holidays)	30	+2015-01-01
ESBA	ES:CT-B	differs	Barcelona, Spain (FpML)	EUR (payments)	105	+2015-01-06
ESMA	ES:MD	differs	Madrid, Spain (FpML)	EUR (payments)	139	+2015-01-06
ESSS	ES:PV	differs	San Sebastian, Spain (FpML)	EUR (payments)	114	+2015-01-06
ETAA	ET	uncompared	Addis Ababa, Ethiopia (FpML)
EUR-ICESWAP	none	none	Publication dates for ICE Swap rates based on EUR-EURIBOR rates (FpML)
FIHE	FI	differs	Helsinki, Finland (FpML)	QuantLib 1.29 Finland	4	-2021-06-18
FRPA	FR	differs	Paris, France (FpML)	QuantLib 1.29 France	45	+2015-05-14
GBED	GB:SCT	differs	Edinburgh, Scotland (FpML)	GBP (payments)	81	+2015-01-02
GBP-ICESWAP	none	none	Publication dates for GBP ICE Swap rates (FpML)
GGSP	GG	differs	Saint Peter Port, Guernsey (FpML)	GBP (payments)	12	+2016-05-09
GMBA	GM	uncompared	Banjul, Gambia (FpML)
GNCO	GN	uncompared	Conakry, Guinea (FpML)
GRAT	GR	differs	Athens, Greece (FpML)	EUR (payments)	132	+2015-01-06
GTGC	GT:01	uncompared	Guatemala City, Guatemala (FpML)
GUGC	GT:01	uncompared	Guatemala City, Guatemala [DEPRECATED, to be removed in 2024. Replaced by GTGC.] (FpML)
HNTE	HN	uncompared	Tegucigalpa, Honduras (FpML)
HRZA	HR	differs	Zagreb, Republic of Croatia (FpML)	EUR (payments)	110	+2015-01-06
HUBU	HUF	differs	Budapest, Hungary (FpML)	QuantLib 1.29 Hungary	28	+2015-01-02
IDJA	IDR	differs	Jakarta, Indonesia (FpML)	ID (public holidays)	85	+2015-07-16
IEDU	IE	differs	Dublin, Ireland (FpML)	EUR (payments)	106	+2015-03-17
ILJE	ILS	differs	Jerusalem, Israel (FpML)	IL (public holidays)	859	-2015-01-02
ILS-TELBOR	none	none	Publication dates of the ILS-TELBOR index. (FpML)
ILTA	ILS	differs	Tel Aviv, Israel (FpML)	IL (public holidays)	859	-2015-01-02
INAH	IN:GJ	differs	Ahmedabad, India (FpML)	INR (payments)	159	+2016-01-14
INBA	IN:KA	differs	Bangalore, India (FpML)	INR (payments)	187	+2016-01-15
INCH	IN:TN	differs	Chennai, India (FpML)	INR (payments)	206	+2016-01-01
INHY	IN:TS	differs	Hyderabad, India (FpML)	INR (payments)	139	+2016-01-15
INKO	IN:WB	differs	Kolkata, India (FpML)	INR (payments)	235	+2016-01-12
INMU	INR	differs	Mumbai, India (FpML)	QuantLib 1.29 India	188	+2015-02-17
INND	IN:DL	differs	New Delhi, India (FpML)	INR (payments)	134	-2016-02-19
IQBA	IQ	uncompared	Baghdad, Iraq (FpML)
IRTE	IR	uncompared	Teheran, Iran (FpML)
ISRE	ISK	differs	Reykjavik, Iceland (FpML)	QuantLib 1.29 Iceland	16	+2015-12-24
ITMI	IT:25-MI	differs	Milan, Italy (FpML)	QuantLib 1.29 Italy	16	+2015-12-07
ITRO	IT:62-RM	differs	Rome, Italy (FpML)	EUR (payments)	99	+2015-01-06
ITTU	IT:21-TO	differs	Turin, Italy (FpML)	EUR (payments)	98	+2015-01-06
JMKI	JM	uncompared	Kingston, Jamaica (FpML)
JOAM	JOD	differs	Amman, Jordan (FpML)	JO (public holidays)	5	+2018-06-14
KHPP	KH	uncompared	Phnom Penh, Cambodia (FpML)
KRSE	KRW	differs	Seoul, Republic of Korea (FpML)	holidays 0.102 KR	4	+2027-05-03
KWKC	KWD	differs	Kuwait City, Kuwait (FpML)	KW (public holidays)	6	+2018-11-14
KYGE	KY	uncompared	George Town, Cayman Islands (FpML)
LAVI	LA	differs	Vientiane, Laos (FpML)	holidays 0.102 LA	67	-2018-04-17
LBBE	LB	differs	Beirut, Lebanon (FpML)	holidays 0.102 LB	194	-2015-01-10
LKCO	LKR	differs	Colombo, Sri Lanka (FpML)	holidays 0.102 LK	81	-2016-04-15
LULU	LU	differs	Luxembourg, Luxembourg (FpML)	holidays 0.102 LU	38	-2015-04-03
LVRI	LV	differs	Riga, Latvia (FpML)	EUR (payments)	80	+2015-05-04
MACA	MAD	differs	Casablanca, Morocco (FpML)	MA (public holidays)	1	+2025-06-09
MARA	MAD	differs	Rabat, Morocco (FpML)	MA (public holidays)	1	+2025-06-09
MCMO	MC	differs	Monaco, Monaco (FpML)	EUR (payments)	142	+2015-01-07
MNUB	MN	uncompared	Ulan Bator, Mongolia (FpML)
MOMA	MO	uncompared	Macau, Macao (FpML)
MTVA	MT	differs	Valletta, Malta (FpML)	EUR (payments)	141	+2015-02-10
MUPL	MUR	differs	Port Louis, Mauritius (FpML)	MU (public holidays)	1	+2024-04-22
MVMA	MV	uncompared	Male, Maldives (FpML)
MWLI	MW	uncompared	Lilongwe, Malawi (FpML)
MYKL	MYR	differs	Kuala Lumpur, Malaysia (FpML)	MY (public holidays)	37	+2016-01-25
MYLA	MY:15	differs	Labuan, Malaysia (FpML)	MYR (payments)	41	-2016-01-25
MZMA	MZ	uncompared	Maputo, Mozambique (FpML)
NAWI	NA	uncompared	Windhoek, Namibia (FpML)
NLAM	NL	differs	Amsterdam, Netherlands (FpML)	EUR (payments)	75	-2015-04-03
NLRO	NL	differs	Rotterdam, Netherlands (FpML)	EUR (payments)	75	-2015-04-03
NPKA	NP	uncompared	Kathmandu, Nepal (FpML)
NZAU	NZD+NZ:AUK	composed	Auckland, New Zealand (FpML)
NZWE	NZD+NZ:WGN	composed	Wellington, New Zealand (FpML)
OMMU	OMR	differs	Muscat, Oman (FpML)	OM (public holidays)	16	-2015-09-22
PAPC	PA	differs	Panama City, Panama (FpML)	holidays 0.102 PA	24	-2015-02-16
PHMA	PHP	differs	Manila, Philippines (FpML)	PH (public holidays)	2	+2022-09-26
PHMK	PHP	differs	Makati, Philippines (FpML)	PH (public holidays)	2	+2022-09-26
PKKA	PKR	differs	Karachi, Pakistan (FpML)	PK (public holidays)	94	+2015-01-01
PRSJ	PR	differs	San Juan, Puerto Rico (FpML)	USD (payments)	80	+2015-01-06
PTLI	PT	differs	Lisbon, Portugal (FpML)	EUR (payments)	119	-2015-04-06
QADO	QAR	differs	Doha, Qatar (FpML)	holidays 0.102 QA	30	+2015-07-16
RUMO	RUB	differs	Moscow, Russian Federation (FpML)	RU (public holidays)	10	+2018-04-28
SAAB	SAR	differs	Abha, Saudi Arabia (FpML)	SA (public holidays)	46	-2015-07-20
SAJE	SAR	differs	Jeddah, Saudi Arabia (FpML)	SA (public holidays)	46	-2015-07-20
SARI	SAR	differs	Riyadh, Saudi Arabia (FpML)	SA (public holidays)	46	-2015-07-20
SILJ	SI	differs	Ljubljana, Slovenia (FpML)	EUR (payments)	107	-2015-04-03
SKBR	SK	differs	Bratislava, Slovakia (FpML)	QuantLib 1.29 Slovakia	11	+2018-10-30
SLFR	SL	uncompared	Freetown, Sierra Leone (FpML)
SNDA	SN	uncompared	Dakar, Senegal (FpML)
SVSS	SV	differs	San Salvador, El Salvador (FpML)	USD (payments)	234	-2015-01-19
THBA	THB	differs	Bangkok, Thailand (FpML)	QuantLib 1.29 Thailand	92	+2017-01-03
TTPS	TT	uncompared	Port of Spain, Trinidad and Tobago (FpML)
TWTA	TWD	differs	Taipei, Taiwan (FpML)	QuantLib 1.29 Taiwan	177	+2015-07-10
TZDA	TZ	differs	Dar es Salaam, Tanzania (FpML)	holidays 0.102 TZ	63	-2015-01-05
TZDO	TZ	differs	Dodoma, Tanzania (FpML)	holidays 0.102 TZ	63	-2015-01-05
UGKA	UG	uncompared	Kampala, Uganda (FpML)
USBO	US:MA	differs	Boston, Massachusetts, United States (FpML)	USD (payments)	16	+2015-04-20
USCH	US:IL	differs	Chicago, United States (FpML)	USD (payments)	47	+2015-02-12
USCR	US:NC	differs	Charlotte, North Carolina, United States (FpML)	USD (payments)	114	-2015-02-16
USD-ICESWAP	none	none	Publication dates for ICE Swap rates based on USD-LIBOR rates (FpML)
USD-MUNI	none	none	Publication dates for the USD-Municipal Swap Index (FpML)
USDC	US:DC	differs	Washington, District of Columbia, United States (FpML)	USD (payments)	30	+2015-04-16
USDN	US:CO	differs	Denver, United States (FpML)	USD (payments)	38	+2015-07-03
USDT	US:MI	differs	Detroit, Michigan, United States (FpML)	USD (payments)	83	+2015-07-03
USHL	US:HI	differs	Honolulu, Hawaii, United States (FpML)	USD (payments)	105	+2015-03-26
USHO	US:TX	differs	Houston, United States (FpML)	USD (payments)	67	-2015-10-12
USLA	US:CA-LA	differs	Los Angeles, United States (FpML)	USD (payments)	58	+2015-03-31
USMB	US:AL	differs	Mobile, Alabama, United States (FpML)	USD (payments)	47	+2015-04-27
USMN	US:MN	differs	Minneapolis, United States (FpML)	USD (payments)	44	+2015-07-03
USPO	US:OR	differs	Portland, Oregon, United States (FpML)	USD (payments)	32	+2015-07-03
USSA	US:CA	differs	Sacramento, California, United States (FpML)	USD (payments)	58	+2015-03-31
USSE	US:WA	differs	Seattle, United States (FpML)	USD (payments)	43	+2015-07-03
USSF	US:CA	differs	San Francisco, United States (FpML)	USD (payments)	58	+2015-03-31
USWT	US:KS	differs	Wichita, United States (FpML)	USD (payments)	63	-2015-02-16
UYMO	UY	differs	Montevideo, Uruguay (FpML)	holidays 0.102 UY	152	-2015-01-06
UZTA	UZ	uncompared	Tashkent, Uzbekistan (FpML)
VECA	VE	uncompared	Caracas, Venezuela (FpML)
VGRT	VG	uncompared	Road Town, Virgin Islands (British) (FpML)
YEAD	YE	uncompared	Aden, Yemen (FpML)
ZMLU	ZM	uncompared	Lusaka, Zambia (FpML)
ZWHA	ZW	uncompared	Harare, Zimbabwe (FpML)
ALL	none	none	Define a calendar which asserts every possible date as a business day. (rateslib)
BUS	none	none	Define a generic Western business weekday calendar without any specific holidays. (rateslib)
BJS	CNY	differs	Define a Chinese Interbank business day calendar, (rateslib)	QuantLib 1.29 China::IB	121	-2024-02-04
WLG	NZD+NZ:WGN+NZ:AUK	composed	Define a Wellington business day calendar, aligned with NZD rate publication. (rateslib)
MUM	INR	differs	(header copied from nyc) Mumbai (rateslib)	rateslib 2.6.0 mum	131	+2015-02-17
AUSTRALIA::SETTLEMENT	AUD	differs	generic settlement (QuantLib)	AU (public holidays)	16	+2015-06-08
FRANCE::SETTLEMENT	FR	differs	generic settlement (QuantLib)	QuantLib 1.29 France	45	+2015-05-14
GERMANY::SETTLEMENT	DE:HE	differs	generic settlement (QuantLib)	QuantLib 1.29 Germany::Settlement	12	-2015-12-24
GERMANY::EUWAX	XSTU	differs	Euwax (QuantLib)	QuantLib 1.44 Germany::Euwax	25	+2015-12-31
ISRAEL::TELBOR	none	none	Telbor fixing (QuantLib)
ITALY::SETTLEMENT	IT	differs	generic settlement (QuantLib)	QuantLib 1.29 Italy	4	+2027-10-04
MONTENEGRO::MNSE	ME	differs	Montenegro Stock Exchange (QuantLib)	QuantLib 1.44 Montenegro	28	-2015-11-13
NEWZEALAND::WELLINGTON	NZD+NZ:WGN	composed	Wellington (QuantLib)
NEWZEALAND::AUCKLAND	NZD+NZ:AUK	composed	Auckland (QuantLib)
NORTHMACEDONIA::MSE	MK	differs	Macedonian Stock Exchange (QuantLib)	QuantLib 1.44 NorthMacedonia	45	+2015-05-25
POLAND::SETTLEMENT	PLN	differs	Settlement calendar (QuantLib)	QuantLib 1.29 Poland	6	+2018-11-12
RUSSIA::SETTLEMENT	RU	differs	generic settlement (QuantLib)	QuantLib 1.29 Russia	69	+2015-01-06
SOUTHKOREA::SETTLEMENT	KR	differs	Public holidays (QuantLib)	QuantLib 1.29 SouthKorea::Settlement	59	-2015-05-01
UKRAINE::USE	UAH	differs	Ukrainian stock exchange (QuantLib)	QuantLib 1.29 Ukraine	89	+2015-05-04
UNITEDSTATES::SETTLEMENT	US	differs	generic settlement (QuantLib)	QuantLib 1.29 UnitedStates::Settlement	1	+2021-06-18
UNITEDSTATES::NERC	none	none	off-peak days for NERC (QuantLib)
UNITEDSTATES::LIBORIMPACT	none	none	Libor impact (QuantLib)
UZBEKISTAN::UZSE	UZ	differs	Uzbekistan Stock Exchange (QuantLib)	QuantLib 1.44 Uzbekistan	132	+2015-09-24
XJPX	XTKS+XOSE	composed	Japan Exchange Group (MIC)
AMNL	XAMM	uncompared	Amman Stock Exchange - Non-Listed Securities Market (MIC)
AMXO	XNYS	uncompared	Nyse American Options (MIC)
ARCO	XNYS	uncompared	Nyse Arca Options (MIC)
ATFX	XMIL	uncompared	Atfund Mtf (MIC)
BATO	XCBO	uncompared	Cboe Bzx Options Exchange (MIC)
BOSP	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Catalyst/Bondspot/Mtf (MIC)
C2OX	XCBO	uncompared	Cboe C2 Options Exchange (MIC)
CBSX	XCBO	uncompared	Cboe Stock Exchange (MIC)
CBTS	XCME	uncompared	Cme Swaps Markets (Cbot) (MIC)
CECS	XCME	uncompared	Cme Swaps Markets (Comex) (MIC)
CETI	BVMF	uncompared	Cetip S.A. - Mercados Organizados (MIC)
CMES	XCME	uncompared	Cme Swaps Markets (Cme) (MIC)
CSTO	XSTO	uncompared	Nasdaq Clearing Ab (MIC)
DKED	XSTO	uncompared	Nasdaq Stockholm Ab - Danish Eq Derivatives (MIC)
DKFI	XSTO	uncompared	Nasdaq Stockholm Ab - Danish Fi Derivatives (MIC)
DKOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Dkk Wb Eq Derivatives (MIC)
DKWB	XSTO	uncompared	Nasdaq Stockholm Ab - Dkk Wb Eq Derivatives (MIC)
DOSE	XSTO	uncompared	First North Sweden - Norway Nordic@Mid (MIC)
DUSC	XDUS	uncompared	Boerse Duesseldorf - Quotrix - Regulierter Markt (MIC)
DUSD	XDUS	uncompared	Boerse Duesseldorf - Quotrix Mtf (MIC)
EBON	XSTO	uncompared	Nasdaq Stockholm Ab - Eur Fi Derivatives (MIC)
EDBT	XDUB	uncompared	Euronext Dublin - Traded Bonds (MIC)
EDGL	XDUB	uncompared	Global Exchange Market - Traded Bonds (MIC)
EDGO	XCBO	uncompared	Cboe Edgx Options Exchange (MIC)
EM3S	XLUX	uncompared	Euro Mtf 3S (MIC)
ESTO	XSTO	uncompared	Nasdaq Stockholm Ab - Norway Etf (MIC)
ETLX	XMIL	uncompared	Eurotlx (MIC)
EUOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Eur Wb Eq Derivatives (MIC)
EUWB	XSTO	uncompared	Nasdaq Stockholm Ab - Eur Wb Eq Derivatives (MIC)
EUWX	XSTU	uncompared	Euwax (MIC)
EXAA	XWBO	uncompared	Wiener Boerse Ag, Austrian Energy Exchange (MIC)
FCBT	XCBT	uncompared	Chicago Board Of Trade (Floor) (MIC)
FCME	XCME	uncompared	Chicago Mercantile Exchange (Floor) (MIC)
FIED	XSTO	uncompared	Nasdaq Stockholm Ab - Finnish Eq Derivatives (MIC)
GBOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Gbp Wb Eq Derivatives (MIC)
GBWB	XSTO	uncompared	Nasdaq Stockholm Ab - Gbp Wb Eq Derivatives (MIC)
HAMM	XHAM	uncompared	Boerse Hamburg - Lang And Schwarz Exchange - Regulierter Markt (MIC)
HAMN	XHAM	uncompared	Boerse Hamburg - Lang And Schwarz Exchange - Freiverkehr (MIC)
IFEN	IFEU	uncompared	Ice Futures Europe - Oil And Refined Products Division (MIC)
IFLL	IFEU	uncompared	Ice Futures Europe - Financial Products Division (MIC)
IFLO	IFEU	uncompared	Ice Futures Europe - Equity Products Division (MIC)
IFLX	IFEU	uncompared	Ice Futures Europe - Agricultural Products Division (MIC)
IFSM	XMAL	uncompared	Institutional Financial Securities Market (MIC)
IFUT	IFEU	uncompared	Ice Futures Europe - European Utilities Division (MIC)
INSE	XNSE	uncompared	Nse Ifsc Limited (MIC)
JSEB	XJSE	uncompared	Jse Bond Electronic Trading Platform (MIC)
JSER	XJSE	uncompared	Jse Repo Market (MIC)
LBUL	XBUL	uncompared	Bulgarian Stock Exchange - Sbl (MIC)
MFOX	XLIS	uncompared	Euronext - Mercado De Futuros E Op--Es (MIC)
MOSE	XSTO	uncompared	First North Sweden - Norway Auction On Demand (MIC)
MOTX	XMIL	uncompared	Electronic Bond Market (MIC)
MSXB	XMUS	uncompared	Muscat Stock Exchange - Book Building (MIC)
MSXO	XMUS	uncompared	Muscat Stock Exchange - Non-Listed Instruments (MIC)
MTAH	XMIL	uncompared	Borsa Italiana - Trading After Hours (MIC)
MTCH	XPAR	uncompared	Bondmatch (MIC)
NIBR	XOSL	uncompared	Norwegian Inter Bank Offered Rate (MIC)
NOED	XSTO	uncompared	Nasdaq Stockholm Ab - Norwegian Eq Derivatives (MIC)
NOFI	XSTO	uncompared	Nasdaq Stockholm Ab - Norwegian Fi Derivatives (MIC)
NOOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Nok Wb Eq Derivatives (MIC)
NOWB	XSTO	uncompared	Nasdaq Stockholm Ab - Nok Wb Eq Derivatives (MIC)
NYMS	XCME	uncompared	Cme Swaps Markets (Nymex) (MIC)
NZFX	XASX	uncompared	Asx - New Zealand Futures And Options (MIC)
NZXD	XNZE	uncompared	Nzx Derivatives - Futures & Options Market (MIC)
ONSE	XSTO	uncompared	First North Sweden - Norway (MIC)
PBUL	XBUL	uncompared	Bulgarian Stock Exchange - Apa (MIC)
PLPD	XWAR	uncompared	Warsaw Stock Exchange/Polish Power Exchange/Regulated Market (MIC)
PLPO	XWAR	uncompared	Warsaw Stock Exchange/Commodities/Polish Power - Exchange/Organized Trading Facilities (MIC)
PLPS	XWAR	uncompared	Warsaw Stock Exchange/Commodities/Polish Power Exchange/Spot (MIC)
RPWC	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Catalyst/Bondspot/Regulated Market (MIC)
RTSX	MISX	uncompared	Moscow Exchange - Derivatives Market (MIC)
SEDX	XMIL	uncompared	Securitised Derivatives Market (MIC)
SEED	XSTO	uncompared	Nasdaq Stockholm Ab - Swedish Eq Derivatives (MIC)
SEOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Sek Wb Eq Derivatives (MIC)
SEWB	XSTO	uncompared	Nasdaq Stockholm Ab - Sek Wb Eq Derivatives (MIC)
SHSC	XHKG	uncompared	Stock Exchange Of Hong Kong Limited - Shanghai - Hong Kong Stock Connect (MIC)
SPDK	XSAT	uncompared	Spotlight Stock Market Denmark (MIC)
SPEU	XSAT	uncompared	Spotlight Stock Market Europe (MIC)
SPFI	XSAT	uncompared	Spotlight Stock Market Finland (MIC)
SPNO	XSAT	uncompared	Spotlight Stock Market Norway (MIC)
SPSD	XSAT	uncompared	Spotlight Stock Market Etp (MIC)
SZSC	XHKG	uncompared	Stock Exchange Of Hong Kong Limited - Shenzhen - Hong Kong Stock Connect (MIC)
TBSA	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Treasury Bond/Bondspot/B2C Market/Mtf (MIC)
TBSP	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Bondspot/Treasury Bond Market (MIC)
USOB	XSTO	uncompared	Nasdaq Stockholm Ab - Otc Usd Wb Eq Derivatives (MIC)
USWB	XSTO	uncompared	Nasdaq Stockholm Ab - Usd Wb Eq Derivatives (MIC)
VPXB	XBRU	uncompared	Euronext - Ventes Publiques Brussels (MIC)
WBCL	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Catalyst/Listing (MIC)
WBON	XWAR	uncompared	Warsaw Stock Exchange/ Bonds/Catalyst/Main Market (MIC)
WDER	XWAR	uncompared	Warsaw Stock Exchange/Financial Derivatives (MIC)
WETP	XWAR	uncompared	Warsaw Stock Exchange/ Etps (MIC)
WIND	XWAR	uncompared	Warsaw Stock Exchange/Indices (MIC)
WIPO	XWAR	uncompared	Warsaw Stock Exchange - Other Than Xoff Or Xxxx (MIC)
WMTF	XWAR	uncompared	Warsaw Stock Exchange/Bonds/Catalyst/Mtf (MIC)
XADE	ASEX	uncompared	Athens Exchange S.A. Derivatives Market (MIC)
XAPA	XPAR	uncompared	Euronext - Apa (MIC)
XBES	XJSE	uncompared	Jse Cash Bond Market (MIC)
XBLK	XPAR	uncompared	Euronext Block 2 (MIC)
XBND	XBUD	uncompared	Budapest Stock Exchange - Xbond (MIC)
XBRD	XBRU	uncompared	Euronext - Euronext Brussels - Derivatives (MIC)
XBRT	XNAS	uncompared	Brut Ecn (MIC)
XBSD	XBSE	uncompared	Derivatives Regulated Market - Bvb (MIC)
XBXO	XNAS	uncompared	Nasdaq Omx Bx Options (MIC)
XCAN	XBSE	uncompared	Can - Ats (MIC)
XCBD	XCBO	uncompared	Cboe Digital Exchange (MIC)
XCTS	XSTU	uncompared	Boerse Stuttgart - Technical Platform 4 (MIC)
XCYO	XCYS	uncompared	Cyprus Stock Exchange - Otc (MIC)
XDEX	XSTU	uncompared	Boerse Stuttgart - Digital Exchange (MIC)
XDLP	XSWX	uncompared	Six Swiss Exchange - Deal Pool - Book Building And Announcement Platform (MIC)
XDMI	XMIL	uncompared	Italian Derivatives Market (MIC)
XDSM	XIST	uncompared	Borsa Istanbul - Debt Securities Market (MIC)
XECM	XCYS	uncompared	Mtf - Cyprus Exchange (MIC)
XEEO	XEEE	uncompared	European Energy Exchange - Non-Mtf Market (MIC)
XEER	XEEE	uncompared	European Energy Exchange - Regulated Market (MIC)
XETE	XETR	uncompared	Xetra - Non-Financial Instruments (MIC)
XETF	XPAR	uncompared	Euronext Etf Access (MIC)
XETX	XETR	uncompared	Xetra - Non-Financial Instruments - Off-Book (MIC)
XEUC	XAMS	uncompared	Euronext Com, Commodities Futures And Options (MIC)
XEUE	XAMS	uncompared	Euronext Eqf, Equities And Indices Derivatives (MIC)
XEUI	XAMS	uncompared	Euronext Irf, Interest Rate Future And Options (MIC)
XEYE	XDUB	uncompared	Irish Stock Exchange - Global Exchange Market (MIC)
XFNO	XIST	uncompared	Borsa Istanbul - Futures And Options Market (MIC)
XHNF	HSTC	uncompared	Hanoi Stock Exchange - Derivatives (MIC)
XHNX	HSTC	uncompared	Hanoi Stock Exchange (Unlisted Public Company Trading Platform) (MIC)
XIMM	XCME	uncompared	International Monetary Market (MIC)
XIOM	XCME	uncompared	Index And Options Market (MIC)
XIPO	ASEX	uncompared	Helex Electronic Book Building (MIC)
XKBT	XCBT	uncompared	Kansas City Board Of Trade (MIC)
XKCM	XKRX	uncompared	Korea Exchange Commodity Market (MIC)
XKEM	XKRX	uncompared	Korea Exchange Emissions Market (MIC)
XLJM	XLJU	uncompared	Si Enter (MIC)
XMAT	XPAR	uncompared	Euronext Paris Matif (MIC)
XMEV	XBUE	uncompared	Mercado De Valores De Buenos Aires S.A. (MIC)
XMME	XCYS	uncompared	Cyprus Stock Exchange - Smes (MIC)
XMON	XPAR	uncompared	Euronext Paris Monep (MIC)
XMTI	XBSE	uncompared	Bvb Mts International (MIC)
XNDQ	XNAS	uncompared	Nasdaq Options Market (MIC)
XNFI	XNAS	uncompared	Nasdaq Fixed Income Trading (MIC)
XNRG	XBSE	uncompared	Bvb Energy Derivatives (MIC)
XNYE	XNYM	uncompared	New York Mercantile Exchange - Otc Markets (MIC)
XNYL	XNYM	uncompared	New York Mercantile Exchange - Energy Markets (MIC)
XOAD	XOSL	uncompared	Oslo Axess North Sea - Dark Pool (MIC)
XOAM	XOSL	uncompared	Nordic Alternative Bond Market (MIC)
XOBD	XOSL	uncompared	Oslo Bors - Derivatives Market (MIC)
XOSC	XOSL	uncompared	Oslo Connect (MIC)
XOSD	XOSL	uncompared	Oslo Bors North Sea - Dark Pool (MIC)
XPHL	XNAS	uncompared	Nasdaq Omx Phlx (MIC)
XPHO	XNAS	uncompared	Philadelphia Options Exchange (MIC)
XPMS	XIST	uncompared	Borsa Istanbul - Precious Metals And Diamonds Markets (MIC)
XPOR	XNAS	uncompared	Portal (MIC)
XPOT	XEEE	uncompared	European Energy Exchange - Otf Gas Market (MIC)
XPRM	XPRA	uncompared	Prague Stock Exchange - Mtf (MIC)
XPSF	XEEE	uncompared	European Energy Exchange - Regulated Gas Market (MIC)
XQMH	XSWX	uncompared	Six Swiss Exchange - Structured Products (MIC)
XQOD	XSWX	uncompared	Six Swiss Exchange - Etf Qod (MIC)
XQTX	XDUS	uncompared	Boerse Duesseldorf - Quotrix (MIC)
XSAF	XJSE	uncompared	Jse Equity Derivatives Market (MIC)
XSBT	XSES	uncompared	Singapore Exchange Bond Trading Pte. Ltd (MIC)
XSCE	XSES	uncompared	Singapore Commodity Exchange (MIC)
XSDX	XSWX	uncompared	Six Digital Exchange (MIC)
XSEC	XSHE	uncompared	Shenzhen Stock Exchange - Shenzhen - Hong Kong Stock Connect (MIC)
XSFA	XJSE	uncompared	Jse Commodity Derivatives Market (MIC)
XSIM	XSES	uncompared	Singapore Exchange Derivatives Clearing Limited (MIC)
XSPM	XPAR	uncompared	Euronext Structured Products Mtf (MIC)
XSSC	XSHG	uncompared	Shanghai Stock Exchange - Shanghai - Hong Kong Stock Connect (MIC)
XSTF	XSTU	uncompared	Boerse Stuttgart - Technical Platform 2 (MIC)
XSTP	XSTU	uncompared	Boerse Stuttgart - Technical Platform 3 (MIC)
YLDX	XJSE	uncompared	Jse Interest Rate Derivatives Market (MIC)
ZAPA	XZAG	uncompared	Zagreb Stock Exchange - Apa (MIC)
ZFXM	XJSE	uncompared	Jse Currency Derivatives Market (MIC)
SIFMAUS	USD:BOND	differs	SIFMA US (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAUS	4	+2018-12-05
SIFMA_US	USD:BOND	differs	SIFMA US (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAUS	4	+2018-12-05
CAPITAL_MARKETS_US	USD:BOND	differs	SIFMA US (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAUS	4	+2018-12-05
FINANCIAL_MARKETS_US	USD:BOND	differs	SIFMA US (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAUS	4	+2018-12-05
BOND_MARKETS_US	USD:BOND	differs	SIFMA US (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAUS	4	+2018-12-05
SIFMAJP	JPY:SIFMA	differs	SIFMA Japan (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAJP	105	+2015-01-02
SIFMA_JP	JPY:SIFMA	differs	SIFMA Japan (pandas_market_calendars)	pandas_market_calendars 5.3.2 SIFMAJP	105	+2015-01-02
CME_EQUITY	XCME:EQUITY	differs	CME equity products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Equity	113	+2015-01-19
CBOT_EQUITY	XCME:EQUITY	differs	CME equity products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Equity	113	+2015-01-19
CME_AGRICULTURE	XCME:AGRICULTURE	differs	CME agricultural products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Agriculture	2	-2018-12-05
CBOT_AGRICULTURE	XCME:AGRICULTURE	differs	CME agricultural products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Agriculture	2	-2018-12-05
COMEX_AGRICULTURE	XCME:AGRICULTURE	differs	CME agricultural products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Agriculture	2	-2018-12-05
NYMEX_AGRICULTURE	XCME:AGRICULTURE	differs	CME agricultural products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Agriculture	2	-2018-12-05
CME_RATE	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CBOT_RATE	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CME_INTERESTRATE	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CBOT_INTERESTRATE	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CME_BOND	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CBOT_BOND	XCME:RATES	differs	CME interest rate products (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_Rate	106	+2015-01-19
CME_TRADEDATE	XCME	differs	CME trade dates (pandas_market_calendars)	pandas_market_calendars 5.3.2 CME_TradeDate	6	-2015-04-03
CMEGLOBEX_LIVESTOCK	XCME:AGRICULTURE	differs	CME Globex livestock (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Livestock	9	+2022-06-20
CMEGLOBEX_LIVE_CATTLE	XCME:AGRICULTURE	differs	CME Globex livestock (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Livestock	9	+2022-06-20
CMEGLOBEX_FEEDER_CATTLE	XCME:AGRICULTURE	differs	CME Globex livestock (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Livestock	9	+2022-06-20
CMEGLOBEX_LEAN_HOG	XCME:AGRICULTURE	differs	CME Globex livestock (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Livestock	9	+2022-06-20
CMEGLOBEX_GRAINS	XCBT	differs	CME Globex grains and oilseeds (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Grains	9	+2022-06-20
CMEGLOBEX_OILSEEDS	XCBT	differs	CME Globex grains and oilseeds (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_Grains	9	+2022-06-20
CMEGLOBEX_ENERGYANDMETALS	XNYM	differs	CME Globex energy and metals (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_EnergyAndMetals	107	+2015-01-19
CMEGLOBEX_ENERGY	XNYM	differs	CME Globex energy and metals (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_EnergyAndMetals	107	+2015-01-19
CMEGLOBEX_CRUDE	XNYM	differs	CME Globex energy and metals (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_EnergyAndMetals	107	+2015-01-19
CMEGLOBEX_FX	XCME:FX	differs	CME Globex currencies (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_FX	112	+2015-01-19
CME_FX	XCME:FX	differs	CME Globex currencies (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_FX	112	+2015-01-19
CME_CURRENCY	XCME:FX	differs	CME Globex currencies (pandas_market_calendars)	pandas_market_calendars 5.3.2 CMEGlobex_FX	112	+2015-01-19
US_FUTURES	XCME	differs	US futures (pandas_market_calendars)	pandas_market_calendars 5.3.2 us_futures	109	+2015-01-19
WEEKENDSONLY	none	none	weekends alone (QuantLib)
NULLCALENDAR	none	none	every day a business day (QuantLib)
NOHOLIDAYS	none	none	every day a business day (Strata)
SAT/SUN	none	none	Saturdays and Sundays alone (Strata)
FRI/SAT	none	none	Fridays and Saturdays alone (Strata)
THU/FRI	none	none	Thursdays and Fridays alone (Strata)
24/7	none	none	every day a business day (exchange_calendars)
24/5	none	none	weekends alone (exchange_calendars)
NYFE	IEPA	uncompared	New York Futures Exchange, now ICE Futures U.S. (exchange_calendars)
OOTC	XNYS	uncompared	Other OTC, by exchange_calendars on the days of New York (MIC)
FOREX	none	none	the foreign exchange market as a whole; value dates are of pairs (/v1/fx) (pandas_market_calendars)
LIBOR	none	none	London Interbank Offered Rate, ended (rate)
`;

export interface NearName {
  /** Ids, with + between them; none. */
  readonly calendar: string;
  readonly verdict: 'differs' | 'uncompared' | 'composed' | 'none';
  readonly meaning: string;
  /** Of one that differs: from what, on how many days from 2015 to 2030, and the first, after - if it is open here alone. */
  readonly comparedWith: string;
  readonly days: string;
  readonly first: string;
}

let known: ReadonlyMap<string, NearName> | undefined;

/** By the name in upper case; read when an unknown id is asked first. */
export function nearNames(): ReadonlyMap<string, NearName> {
  known ??= new Map(NAMES.trim().split('\n').map(read));
  return known;
}

function read(line: string): [string, NearName] {
  const [code = '', calendar = '', verdict, meaning = '', ...compared] = line.split('\t');
  const [comparedWith = '', days = '', first = ''] = compared;
  const difference = { comparedWith, days, first };
  return [code, { calendar, verdict: verdict as NearName['verdict'], meaning, ...difference }];
}
